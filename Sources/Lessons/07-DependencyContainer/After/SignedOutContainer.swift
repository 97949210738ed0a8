import PlayerRoster

/// The outer container: makes its scenes from the visit's parts, and lives as long as the visit.
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
