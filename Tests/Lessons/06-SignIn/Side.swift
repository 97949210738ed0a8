import PlayerVisit
import SignInAfter
import SignInBefore

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable {
  case before
  case after

  var desk: any SignInMaking {
    switch self {
    case .before: SignInBefore.SignInDesk()
    case .after: SignInAfter.SignInDesk()
    }
  }
}
