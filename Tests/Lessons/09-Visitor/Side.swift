import PlayerRoster
import Testing
import VisitorAfter
import VisitorBefore

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before
  case after

  var tables: any LobbyTabling {
    switch self {
    case .before: VisitorBefore.LobbyTables()
    case .after: VisitorAfter.LobbyTables()
    }
  }

  var testDescription: String { rawValue }
}
