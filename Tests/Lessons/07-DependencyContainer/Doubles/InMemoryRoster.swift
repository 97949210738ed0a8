import Foundation
import PlayerVisit
import Synchronization

/// A roster without a file, which can be made to fail.
///
/// All rosters opened from one ledger show the same players.
final class InMemoryRoster: RosterKeeping {
  private let ledger: RosterLedger

  init(_ ledger: RosterLedger) {
    self.ledger = ledger
  }

  func stamp() throws(RosterError) -> RosterStamp {
    try ledger.readableStore().stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try ledger.readableStore().load().players.sorted { $0.nickname < $1.nickname }
  }

  func lines() throws(RosterError) -> [RosterLine] {
    try players().map { RosterLine([.init($0.nickname.text)]) }
  }

  @discardableResult
  func add(_ nickname: String) throws(RosterError) -> Player {
    try ledger.write(.add(nickname)) { roster throws(RosterError) in
      try roster.add(Nickname(nickname))
    }
  }

  @discardableResult
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try ledger.write(.rename(nickname, newNickname)) { roster throws(RosterError) in
      try roster.rename(Nickname(nickname), to: Nickname(newNickname))
    }
  }

  @discardableResult
  func remove(_ nickname: String) throws(RosterError) -> Player {
    try ledger.write(.remove(nickname)) { roster throws(RosterError) in
      try roster.remove(Nickname(nickname))
    }
  }

  @discardableResult
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try ledger.write(.welcome(nickname, time)) { roster throws(RosterError) in
      let name = try Nickname(nickname)
      if roster.player(named: name) == nil { try roster.add(name) }
      return try roster.noteVisit(of: name, at: time)
    }
  }

  @discardableResult
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try ledger.write(.record(score, nickname)) { roster throws(RosterError) in
      try roster.record(score, of: Nickname(nickname))
    }
  }
}

/// The players of all opened rosters, what the rosters were asked to change, and what fails.
final class RosterLedger: Sendable {
  enum Change: Hashable {
    case add(String)
    case rename(String, String)
    case remove(String)
    case welcome(String, Date)
    case record(Int, String)
  }

  struct Faults: OptionSet {
    let rawValue: Int
    static let reading = Faults(rawValue: 1)
    static let writing = Faults(rawValue: 2)
  }

  static let unreadable = RosterError.unreadable("roster.json", reason: "no permission")
  static let unwritable = RosterError.unwritable("roster.json", reason: "disk full")

  private let store: InMemoryRosterStore
  private let state = Mutex((faults: Faults(), changes: [Change]()))

  /// - Parameter players: Nicknames and best scores; the ids are counted from 1.
  init(_ players: KeyValuePairs<String, Int> = [:]) throws {
    var roster = Roster()
    for (nickname, score) in players {
      let player = try roster.add(Nickname(nickname))
      try roster.record(score, of: player.id)
    }
    store = InMemoryRosterStore(roster)
  }

  var faults: Faults {
    get { state.withLock { $0.faults } }
    set { state.withLock { $0.faults = newValue } }
  }

  /// What was asked for, in order, whether it worked or not.
  var changes: [Change] { state.withLock { $0.changes } }

  func player(_ nickname: String) throws -> Player? {
    try store.load().player(named: Nickname(nickname))
  }

  fileprivate func readableStore() throws(RosterError) -> InMemoryRosterStore {
    guard !faults.contains(.reading) else { throw RosterLedger.unreadable }
    return store
  }

  fileprivate func write(
    _ change: Change, _ work: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    state.withLock { $0.changes.append(change) }
    guard !faults.contains(.writing) else { throw RosterLedger.unwritable }
    return try store.update(work)
  }
}
