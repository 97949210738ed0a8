import Contract
import RosterModel
import Synchronization

/// Keeps players in the league's table.
struct LeagueTable: PlayerRepository {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  // snippet: store
  func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try read()) }
  func load() throws(RosterError) -> Roster { try Roster(table: read()) }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try LeagueTable.oneAtATime.withLock { _ throws(RosterError) in
      let old = try load()
      var roster = old
      let player = try change(&roster)
      if roster != old { try write(roster.table) }
      return player
    }
  }
  // end: store
}
