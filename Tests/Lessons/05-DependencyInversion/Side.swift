import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerRoster

/// The side of the lesson that a behaviour is tried on.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before, after

  var layers: any RosterOpening {
    switch self {
    case .before: DependencyInversionBefore.RosterLayers()
    case .after: DependencyInversionAfter.RosterLayers()
    }
  }

  var testDescription: String { rawValue }
}
