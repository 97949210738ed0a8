import Foundation
import RosterModel
import Synchronization

/// The league's table, which the operations of the model change. The order of the list and the way a
/// visitor is welcomed are copied from the arcade's rules.
struct League: Sendable {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  func stamp() throws(RosterError) -> String { try read() }

  func players() throws(RosterError) -> [Player] {
    try Roster(table: read()).players.sorted { $0.nickname < $1.nickname }
  }

  func welcome(_ text: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in
      if roster.player(named: nickname) == nil { try roster.add(nickname) }
      return try roster.noteVisit(of: nickname, at: time)
    }
  }

  func change(
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
