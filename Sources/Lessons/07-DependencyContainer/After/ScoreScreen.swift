import PlayerVisit

/// Shows how a game ended.
final class ScoreScreen: Screen {
  private let card: ScoreCard
  private let scenes: any GameScenes

  init(_ card: ScoreCard, scenes: any GameScenes) {
    self.card = card
    self.scenes = scenes
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(scenes.makeLobby())
    case .play: .screen(scenes.makeGame())
    default: .screen(self)
    }
  }
}
