import PlayerRoster

/// Asks who is there.
final class SignInScreen: Screen {
  /// Opens a session and notes the visit; `problem` says why noting it failed, if it did.
  typealias SessionOpening = @MainActor (Account) -> (Session, problem: String?)

  private let signIn: any SigningIn
  private let openSession: SessionOpening
  private let scenes: any SignedOutScenes

  init(
    _ signIn: any SigningIn, openSession: @escaping SessionOpening, scenes: any SignedOutScenes
  ) {
    self.signIn = signIn
    self.openSession = openSession
    self.scenes = scenes
  }

  var content: ScreenContent { .signIn(signIn) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .signedIn(let account):
      let (session, problem) = openSession(account)
      return .screen(scenes.firstLobby(of: session, telling: problem))
    case .leave:
      // A late answer must not reach a user who has left.
      signIn.cancel()
      return .end
    default:
      return .screen(self)
    }
  }
}
