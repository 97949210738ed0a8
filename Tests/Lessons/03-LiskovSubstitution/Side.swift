import LiskovSubstitutionAfter
import LiskovSubstitutionBefore
import SpaceGame

/// The versions of the lesson in the book, which must behave alike.
enum Side: String, CaseIterable, Codable {
  case before
  case after

  var flightControl: any FlightControlling {
    switch self {
    case .before: LiskovSubstitutionBefore.FlightControl()
    case .after: LiskovSubstitutionAfter.FlightControl()
    }
  }
}
