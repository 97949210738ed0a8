import PlayerVisit

/// Offers a game, and waits for its end.
final class GameScreen: Screen {
  private let context: VisitContext
  private let invitation: GameInvitation

  init(context: VisitContext) {
    self.context = context
    invitation = context.session.invitation()
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score):
      .screen(ScoreScreen(context.session.keep(score), context: context))
    case .back: .screen(LobbyScreen(context: context))
    default: .screen(self)
    }
  }
}
