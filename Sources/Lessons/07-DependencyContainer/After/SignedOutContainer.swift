import PlayerRoster

// snippet: scenes
/// The scenes for a user who has not signed in. Each call makes a new screen.
@MainActor
protocol SignedOutScenes {
  func signIn() -> any Screen
  /// Notes the visit, and makes the first lobby, which tells where that failed.
  func welcome(_ account: Account) -> any Screen
}
// end: scenes

/// The outer container: makes its scenes from the parts of the visit, and lives as long as that.
final class SignedOutContainer: SignedOutScenes {
  let parts: VisitParts
  let custom: CustomScenes

  init(_ parts: VisitParts, custom: CustomScenes) {
    self.parts = parts
    self.custom = custom
  }

  func signIn() -> any Screen { SignInScreen(parts.makeSignIn(), scenes: self) }

  func welcome(_ account: Account) -> any Screen {
    SignedInContainer(account, inside: self).welcome()
  }
}
