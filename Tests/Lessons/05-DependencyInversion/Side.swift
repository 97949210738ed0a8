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
  /// Opens the roster in a file.
  ///
  /// - Parameter nicknames: Who is to be in it before; nobody where the file is left as it is.
  func roster(in file: URL, of nicknames: String...) throws -> any RosterKeeping {
    try roster(in: file, of: nicknames)
  }

  func roster(in file: URL, of nicknames: [String]) throws -> any RosterKeeping {
    if !nicknames.isEmpty {
      try RosterFile(file).update { roster throws(RosterError) in
        for nickname in nicknames { try roster.add(Nickname(nickname)) }
      }
    }
    return layers.openRoster(in: file)
  }
}

extension RosterKeeping {
  /// The nicknames in the order of the list.
  func nicknames() throws -> [String] {
    try players().map(\.nickname.text)
  }
}
