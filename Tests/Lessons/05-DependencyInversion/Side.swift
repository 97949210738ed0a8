import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerRoster

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
  /// Opens a roster in a file of its own, in which these players are.
  func withRoster(
    of nicknames: [String] = [], _ body: (any RosterKeeping) throws -> Void
  ) throws {
    try withRosterFile { file in
      if !nicknames.isEmpty {
        try RosterFile(file).update { roster throws(RosterError) in
          for nickname in nicknames { try roster.add(Nickname(nickname)) }
        }
      }
      try body(layers.openRoster(in: file))
    }
  }
}

/// Hands over a place for a roster's file, in a folder that goes away afterwards.
func withRosterFile(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.appendingPathComponent("roster.json"))
}

extension RosterKeeping {
  /// The nicknames in the order of the list.
  func nicknames() throws -> [String] {
    try players().map(\.nickname.text)
  }
}
