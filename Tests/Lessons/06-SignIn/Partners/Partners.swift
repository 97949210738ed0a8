import PlayerVisit
import SignInAfterFairs
import SignInBeforeFairs

/// The fairs' desk, as their team builds it on a released version of ours.
extension Side {
  var fairs: any SignInMaking {
    switch self {
    case .before: SignInBeforeFairs.Fairs()
    case .after: SignInAfterFairs.Fairs()
    }
  }
}
