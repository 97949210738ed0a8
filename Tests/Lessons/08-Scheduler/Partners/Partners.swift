import PlayerVisit
import SchedulerAfter
import SchedulerAfterFairs
import SchedulerAfterSchool
import SchedulerBefore
import SchedulerBeforeFairs
import SchedulerBeforeSchool

/// Each partner's refresh, as its own team builds it on a released version of ours.
extension Side {
  var fairs: any RefreshMaking {
    switch self {
    case .before:
      SchedulerBeforeFairs.Standings(on: SchedulerBefore.LiveRefresh()) {
        await HallServer.askForStandings()
      }
    case .after:
      SchedulerAfter.LiveRefresh(jobs: {
        [SchedulerAfterFairs.Standings(ask: HallServer.askForStandings)]
      })
    }
  }

  var school: any RefreshMaking {
    switch self {
    case .before: SchedulerBeforeSchool.School(on: SchedulerBefore.LiveRefresh())
    case .after: SchedulerAfterSchool.School()
    }
  }
}
