import RosterModel
import Rules
import Synchronization

/// Keeps players in the league's table.
struct LeagueTable: Sendable {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  var store: RosterStore {
    RosterStore(
      stamp: { () throws(RosterError) in RosterStamp(try read()) },
      load: { () throws(RosterError) in try Roster(table: read()) },
      update: { change throws(RosterError) in
        try LeagueTable.oneAtATime.withLock { _ throws(RosterError) in
          let old = try Roster(table: read())
          var roster = old
          let player = try change(&roster)
          if roster != old { try write(roster.table) }
          return player
        }
      })
  }
}
