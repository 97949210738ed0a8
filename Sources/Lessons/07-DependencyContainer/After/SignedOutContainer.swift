import PlayerRoster

// snippet: scenes
/// What can be had by somebody who did not sign in. Every call makes its screen anew.
@MainActor
public protocol SignedOutScenes {
  func signIn() -> any Screen
  /// Notes the visit, and makes the first lobby, which tells where that failed.
  func welcome(_ account: Account) -> any Screen
}
// end: scenes

/// Makes the scenes out of the parts of the visit.
open class SignedOutContainer: SignedOutScenes {
  public let parts: VisitParts

  public init(_ parts: VisitParts) {
    self.parts = parts
  }

  open func signIn() -> any Screen {
    SignInScreen(parts.makeSignIn(), scenes: self)
  }

  open func welcome(_ account: Account) -> any Screen {
    SignedInContainer(account, inside: self).welcome()
  }
}
