import Foundation
import PlayerRoster
import Synchronization

/// A roster in memory, the same for everybody who opens it, that can be told to fail.
final class SharedRoster: RosterOpening, RosterKeeping {
  private let store: InMemoryRosterStore
  private let error = Mutex<RosterError?>(nil)

  init(_ roster: Roster = Roster()) {
    store = InMemoryRosterStore(roster)
  }

  /// From now on everything fails with this error; nothing does with `nil`.
  func fail(with error: RosterError?) { self.error.withLock { $0 = error } }

  func openRoster(in file: URL) -> any RosterKeeping { self }

  func stamp() throws(RosterError) -> RosterStamp {
    try check()
    return try store.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try check()
    return try store.load().players.sorted { $0.nickname < $1.nickname }
  }

  func lines() throws(RosterError) -> [RosterLine] {
    try players().map { RosterLine([RosterLine.Run($0.nickname.text)]) }
  }

  @discardableResult
  func add(_ nickname: String) throws(RosterError) -> Player {
    let nickname = try Nickname(nickname)
    return try update { roster throws(RosterError) in try roster.add(nickname) }
  }

  @discardableResult
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    let (id, name) = (try id(of: nickname), try Nickname(newNickname))
    return try update { roster throws(RosterError) in try roster.rename(id, to: name) }
  }

  @discardableResult
  func remove(_ nickname: String) throws(RosterError) -> Player {
    let id = try id(of: nickname)
    return try update { roster throws(RosterError) in try roster.remove(id) }
  }

  @discardableResult
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(nickname)
    return try update { roster throws(RosterError) in
      if let player = roster.player(named: nickname) {
        return try roster.noteVisit(of: player.id, at: time)
      }
      return try roster.noteVisit(of: roster.add(nickname).id, at: time)
    }
  }

  @discardableResult
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    let id = try id(of: nickname)
    return try update { roster throws(RosterError) in try roster.record(score, of: id) }
  }

  private func id(of nickname: String) throws(RosterError) -> Player.ID {
    let wanted = try Nickname(nickname)
    guard let player = try players().first(where: { $0.nickname == wanted }) else {
      throw .unknownPlayer(nickname)
    }
    return player.id
  }

  private func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try check()
    return try store.update(change)
  }

  private func check() throws(RosterError) {
    if let error = error.withLock({ $0 }) { throw error }
  }
}
