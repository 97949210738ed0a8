import PlayerVisit

/// Asks who is there.
final class SignInScreen: Screen {
  private let signIn: any SigningIn
  private let scenes: SignedOutContainer

  init(_ signIn: any SigningIn, scenes: SignedOutContainer) {
    self.signIn = signIn
    self.scenes = scenes
  }

  var content: ScreenContent { .signIn(signIn) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .signedIn(let account):
      return .screen(scenes.makeFirstLobby(of: account))
    case .leave:
      // A late answer must not reach a user who has left.
      signIn.cancel()
      return .end
    default:
      return .screen(self)
    }
  }
}
