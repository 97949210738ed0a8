import Foundation
import RosterModel
import Synchronization

/// The league's table, with the roster's rules copied from ours.
struct League: Sendable {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  func stamp() throws(RosterError) -> String { try read() }

  func players() throws(RosterError) -> [Player] {
    try Roster(table: read()).players.sorted { $0.nickname < $1.nickname }
  }

  func add(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.add(nickname) }
  }

  func rename(_ text: String, to newText: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    let newNickname = try Nickname(newText)
    return try change { roster throws(RosterError) in try roster.rename(nickname, to: newNickname) }
  }

  func remove(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.remove(nickname) }
  }

  func welcome(_ text: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in
      if roster.player(named: nickname) == nil { try roster.add(nickname) }
      return try roster.noteVisit(of: nickname, at: time)
    }
  }

  func record(_ score: Int, of text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.record(score, of: nickname) }
  }

  private func change(
    _ work: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try League.oneAtATime.withLock { _ throws(RosterError) in
      let old = try Roster(table: read())
      var roster = old
      let player = try work(&roster)
      if roster != old { try write(roster.table) }
      return player
    }
  }
}
