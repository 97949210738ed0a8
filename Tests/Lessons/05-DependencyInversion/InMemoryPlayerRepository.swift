import DependencyInversionAfter
import DependencyInversionAfterRules
import PlayerVisit
import Synchronization

/// Keeps players as long as a test runs, and counts how often they were changed.
final class InMemoryPlayerRepository: PlayerRepository {
  private let kept: Mutex<(roster: Roster, changes: Int)>

  init(_ roster: Roster = Roster()) {
    kept = Mutex((roster, 0))
  }

  var changes: Int { kept.withLock { $0.changes } }

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp("\(changes)") }
  func load() throws(RosterError) -> Roster { kept.withLock { $0.roster } }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try kept.withLock { kept throws(RosterError) in
      var roster = kept.roster
      let player = try change(&roster)
      if roster != kept.roster { kept = (roster, kept.changes + 1) }
      return player
    }
  }
}

/// Has players, but no room to change anything.
struct FullRepository: PlayerRepository {
  static let error = RosterError.unwritable("roster.json", reason: "no space left on the device")

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp("full") }
  func load() throws(RosterError) -> Roster { .sample }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    throw FullRepository.error
  }
}

/// Reads only once, so it misses later changes.
final class StaleRepository: PlayerRepository {
  private let repository: any PlayerRepository
  private let first = Mutex<Roster?>(nil)

  init(of repository: any PlayerRepository) {
    self.repository = repository
  }

  func stamp() throws(RosterError) -> RosterStamp { try repository.stamp() }

  func load() throws(RosterError) -> Roster {
    try first.withLock { first throws(RosterError) in
      if let first { return first }
      let roster = try repository.load()
      first = roster
      return roster
    }
  }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try repository.update(change)
  }
}

/// Counts the changes that are made through it, and no others.
final class CountingRepository: PlayerRepository {
  private let repository: any PlayerRepository
  private let changes = Mutex(0)

  init(of repository: any PlayerRepository) {
    self.repository = repository
  }

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp("\(changes.withLock { $0 })") }
  func load() throws(RosterError) -> Roster { try repository.load() }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    defer { changes.withLock { $0 += 1 } }
    return try repository.update(change)
  }
}
