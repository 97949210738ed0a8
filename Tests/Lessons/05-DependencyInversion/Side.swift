import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerVisit
import Testing

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before
  case after

  var layers: any RosterOpening {
    switch self {
    case .before: DependencyInversionBefore.RosterLayers()
    case .after: DependencyInversionAfter.RosterLayers()
    }
  }

  var testDescription: String { rawValue }
}
