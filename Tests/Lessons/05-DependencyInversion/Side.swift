import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerRoster
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

extension Side {
  /// Opens the roster in a file, with some players in it.
  func roster(in file: URL, of nicknames: String...) throws -> any RosterKeeping {
    try roster(in: file, of: nicknames)
  }

  func roster(in file: URL, of nicknames: [String]) throws -> any RosterKeeping {
    let roster = layers.openRoster(in: file)
    for nickname in nicknames { try roster.add(nickname) }
    return roster
  }
}

extension RosterKeeping {
  /// The nicknames in the order of the list.
  func nicknames() throws -> [String] {
    try players().map(\.nickname.text)
  }
}
