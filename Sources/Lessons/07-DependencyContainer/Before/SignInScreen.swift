import PlayerVisit

/// Asks who is there.
final class SignInScreen: Screen {
  private let context: VisitContext
  private let signIn: any SigningIn

  init(context: VisitContext) {
    self.context = context
    signIn = context.parts.makeSignIn()
  }

  var content: ScreenContent { .signIn(signIn) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .signedIn(let account):
      let problem = context.signIn(as: account)
      return .screen(LobbyScreen(context: context, problem: problem))
    case .leave:
      // A late answer must not reach a user who has left.
      signIn.cancel()
      return .end
    default:
      return .screen(self)
    }
  }
}
