import DependencyContainerAfter
import DependencyContainerBefore
import PlayerVisit
import Testing

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before
  case after

  var frontDoor: any ScreenMaking {
    switch self {
    case .before: DependencyContainerBefore.FrontDoor()
    case .after: DependencyContainerAfter.FrontDoor()
    }
  }

  var testDescription: String { rawValue }
}
