import PlayerVisit
import VisitorAfter
import VisitorBefore

/// The versions of the lesson in the book, which must behave alike.
enum Side: String, CaseIterable, Codable {
  case before
  case after

  var tables: any LobbyTabling {
    switch self {
    case .before: VisitorBefore.LobbyTables()
    case .after: VisitorAfter.LobbyTables()
    }
  }
}
