import Core
import RosterModel
import Synchronization

/// The league's table, which our operations change.
struct League: Sendable {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  func stamp() throws(RosterError) -> String { try read() }
  func players() throws(RosterError) -> [Player] { try Roster(table: read()).listed }

  // snippet: change
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
  // end: change
}
