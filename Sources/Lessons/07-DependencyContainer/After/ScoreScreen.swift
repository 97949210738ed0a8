import PlayerRoster

/// Shows how a game ended.
final class ScoreScreen: Screen {
  private let card: ScoreCard
  private let scenes: any SignedInScenes

  init(_ card: ScoreCard, scenes: any SignedInScenes) {
    self.card = card
    self.scenes = scenes
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(scenes.lobby())
    case .play: .screen(scenes.game())
    default: .screen(self)
    }
  }
}
