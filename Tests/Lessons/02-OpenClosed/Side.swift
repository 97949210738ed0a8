import OpenClosedAfter
import OpenClosedBefore
import SpaceGame

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable {
  case before
  case after

  var referee: any Refereeing {
    switch self {
    case .before: OpenClosedBefore.Referee()
    case .after: OpenClosedAfter.Referee()
    }
  }
}
