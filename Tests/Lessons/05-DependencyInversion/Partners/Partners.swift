import DependencyInversionAfter
import DependencyInversionAfterLeague
import PlayerVisit

/// The league's roster, as its team builds it on a released version of ours. The before version cannot
/// serve the league.
extension Side {
  var league: any RosterOpening {
    Club { table in
      DependencyInversionAfter.RosterLayers().openRoster(
        in: LeagueTable(read: table.read, write: table.write))
    }
  }
}
