import OpenClosedAfter
import OpenClosedAfterLeague
import OpenClosedAfterTournament
import OpenClosedBefore
import OpenClosedBeforeLeague
import OpenClosedBeforeTournament
import SpaceGame

/// Each partner's referee, as its own team builds it on a released version of ours.
extension Side {
  var tournament: any Refereeing {
    switch self {
    case .before: OpenClosedBeforeTournament.Tournament(around: OpenClosedBefore.Referee())
    case .after: OpenClosedAfter.Referee(adding: [OpenClosedAfterTournament.Tournament()])
    }
  }

  var league: any Refereeing {
    switch self {
    case .before: OpenClosedBeforeLeague.League(around: OpenClosedBefore.Referee())
    case .after: OpenClosedAfter.Referee(adding: [OpenClosedAfterLeague.League()])
    }
  }
}
