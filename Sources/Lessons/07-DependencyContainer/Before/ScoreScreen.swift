import PlayerVisit

/// Shows how a game ended.
final class ScoreScreen: Screen {
  private let card: ScoreCard
  private let context: VisitContext

  init(_ card: ScoreCard, context: VisitContext) {
    self.card = card
    self.context = context
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(LobbyScreen(context: context))
    case .play: .screen(GameScreen(context: context))
    default: .screen(self)
    }
  }
}
