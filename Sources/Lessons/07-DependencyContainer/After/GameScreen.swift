import PlayerRoster

/// Offers a game, and waits for its end.
final class GameScreen: Screen {
  private let session: Session
  private let scenes: any SignedInScenes
  private let invitation: GameInvitation

  init(_ session: Session, scenes: any SignedInScenes) {
    self.session = session
    self.scenes = scenes
    invitation = session.invitation()
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score):
      .screen(scenes.score(session.keep(score)))
    case .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
