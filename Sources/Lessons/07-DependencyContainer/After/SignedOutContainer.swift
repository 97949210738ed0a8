import PlayerRoster

/// What can be had by somebody who did not sign in. Every call makes its screen anew.
// snippet: scenes
@MainActor
protocol SignedOutScenes {
  func signIn() -> any Screen
  /// What can be had by somebody with an account.
  func signedIn(as account: Account) -> any SignedInScenes
}
// end: scenes

/// Makes the scenes out of the parts of the visit.
struct SignedOutContainer: SignedOutScenes {
  let parts: VisitParts

  func signIn() -> any Screen {
    SignInScreen(parts.signIn.makeSignIn(to: parts.service, log: parts.log), scenes: self)
  }

  func signedIn(as account: Account) -> any SignedInScenes {
    SignedInContainer(account: account, parts: parts, signedOut: self)
  }
}
