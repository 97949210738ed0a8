import Foundation
import PlayerVisit
import Synchronization

/// A roster whose disk disappears for a while at a script's command.
final class Outage: RosterOpening, Sendable {
  private let whole: any RosterOpening
  private let failuresLeft = Mutex(0)

  init(of whole: any RosterOpening) {
    self.whole = whole
  }

  /// - Parameter calls: The number of calls after which the disk comes back.
  func begin(calls: Int = .max) { failuresLeft.withLock { $0 = calls } }

  func openRoster(in file: URL) -> any RosterKeeping {
    Roster(whole: whole.openRoster(in: file), outage: self)
  }

  private func failIfAway() throws(RosterError) {
    let isAway = failuresLeft.withLock { left in
      defer { left = max(0, left - 1) }
      return left > 0
    }
    if isAway { throw .unreadable("roster.json", reason: "the disk is away") }
  }

  private final class Roster: RosterKeeping {
    let whole: any RosterKeeping
    let outage: Outage

    init(whole: any RosterKeeping, outage: Outage) {
      self.whole = whole
      self.outage = outage
    }

    /// The roster; throws while its disk seems disconnected.
    private var there: any RosterKeeping {
      get throws(RosterError) {
        try outage.failIfAway()
        return whole
      }
    }

    func stamp() throws(RosterError) -> RosterStamp { try there.stamp() }
    func players() throws(RosterError) -> [Player] { try there.players() }
    func lines() throws(RosterError) -> [RosterLine] { try there.lines() }
    func add(_ name: String) throws(RosterError) -> Player { try there.add(name) }
    func remove(_ name: String) throws(RosterError) -> Player { try there.remove(name) }

    func rename(_ name: String, to newName: String) throws(RosterError) -> Player {
      try there.rename(name, to: newName)
    }

    func welcome(_ name: String, at time: Date) throws(RosterError) -> Player {
      try there.welcome(name, at: time)
    }

    func record(_ score: Int, of name: String) throws(RosterError) -> Player {
      try there.record(score, of: name)
    }
  }
}
