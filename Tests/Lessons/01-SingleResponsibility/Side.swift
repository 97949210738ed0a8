import SingleResponsibilityAfter
import SingleResponsibilityBefore
import SpaceGame
import Testing

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before
  case after

  var shipyard: any ShipBuilding {
    switch self {
    case .before: SingleResponsibilityBefore.Shipyard()
    case .after: SingleResponsibilityAfter.Shipyard()
    }
  }

  var testDescription: String { rawValue }
}
