import PlayerRoster

/// Asks who is there.
final class SignInScreen: Screen {
  private let signIn: any SigningIn
  private let scenes: any SignedOutScenes

  init(_ signIn: any SigningIn, scenes: any SignedOutScenes) {
    self.signIn = signIn
    self.scenes = scenes
  }

  var content: ScreenContent { .signIn(signIn) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .signedIn(let account):
      return .screen(scenes.welcome(account))
    case .leave:
      // An answer that is still under way must not come back to somebody who left.
      signIn.cancel()
      return .end
    default:
      return .screen(self)
    }
  }
}
