import PlayerRoster

/// The outer container: makes its scenes from the visit's parts.
///
/// It is a value that the inner container keeps in a `let`, so no lobby can be left in it.
struct SignedOutContainer: SignedOutScenes {
  private let parts: VisitParts
  private let custom: CustomGame

  init(_ parts: VisitParts, custom: @escaping CustomGame) {
    self.parts = parts
    self.custom = custom
  }

  func signIn() -> any Screen {
    SignInScreen(parts.makeSignIn(), openSession: parts.openSession, scenes: self)
  }

  // snippet: nesting
  func firstLobby(of session: Session, telling problem: String?) -> any Screen {
    SignedInContainer(session, parts: parts, custom: custom, outside: self)
      .lobby(telling: problem)
  }
  // end: nesting
}
