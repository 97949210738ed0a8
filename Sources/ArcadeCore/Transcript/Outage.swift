import Foundation
import PlayerRoster
import Synchronization

/// A roster whose disk disappears for a while when a script says so.
final class Outage: RosterOpening, Sendable {
  private let whole: any RosterOpening
  private let failuresLeft = Mutex(0)

  init(of whole: any RosterOpening) {
    self.whole = whole
  }

  /// - Parameter calls: After how many calls the disk comes back by itself.
  func begin(calls: Int = .max) { failuresLeft.withLock { $0 = calls } }
  func end() { failuresLeft.withLock { $0 = 0 } }

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
    private let whole: any RosterKeeping
    private let outage: Outage

    init(whole: any RosterKeeping, outage: Outage) {
      self.whole = whole
      self.outage = outage
    }

    func stamp() throws(RosterError) -> RosterStamp {
      try outage.failIfAway()
      return try whole.stamp()
    }

    func players() throws(RosterError) -> [Player] {
      try outage.failIfAway()
      return try whole.players()
    }

    func lines() throws(RosterError) -> [RosterLine] {
      try outage.failIfAway()
      return try whole.lines()
    }

    func add(_ nickname: String) throws(RosterError) -> Player {
      try outage.failIfAway()
      return try whole.add(nickname)
    }

    func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
      try outage.failIfAway()
      return try whole.rename(nickname, to: newNickname)
    }

    func remove(_ nickname: String) throws(RosterError) -> Player {
      try outage.failIfAway()
      return try whole.remove(nickname)
    }

    func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
      try outage.failIfAway()
      return try whole.welcome(nickname, at: time)
    }

    func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
      try outage.failIfAway()
      return try whole.record(score, of: nickname)
    }
  }
}
