import LiskovSubstitutionAfterTournament
import SpaceGame

/// The tournament's flight control, as its team builds it on a released version of ours.
extension Side {
  /// Our flight control, with which the tournament compares its own.
  var game: any FlightControlling { flightControl }

  var tournament: any FlightControlling {
    switch self {
    case .before: preconditionFailure("The before version cannot take the tournament's objects.")
    case .after: LiskovSubstitutionAfterTournament.Tournament()
    }
  }
}
