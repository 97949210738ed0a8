import OpenClosedAfter
import OpenClosedAfterLeague
import OpenClosedAfterTournament
import OpenClosedBefore
import OpenClosedBeforeLeague
import OpenClosedBeforeTournament
import SpaceGame

/// Each partner's referee, as its own team builds it on a released version of ours.
extension Side {
  /// Our referee, which every partner asks first.
  var game: any Refereeing { referee }

  var tournament: any Refereeing {
    switch self {
    case .before: OpenClosedBeforeTournament.Tournament(game: OpenClosedBefore.Referee())
    case .after: OpenClosedAfter.Referee(adding: [OpenClosedAfterTournament.Tournament()])
    }
  }

  var league: any Refereeing {
    switch self {
    case .before: OpenClosedBeforeLeague.League(game: OpenClosedBefore.Referee())
    case .after: OpenClosedAfter.Referee(adding: [OpenClosedAfterLeague.League()])
    }
  }
}
