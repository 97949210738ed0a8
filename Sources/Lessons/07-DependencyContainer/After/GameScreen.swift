import PlayerRoster

/// Offers a game, and waits for its end.
// snippet: game
final class GameScreen: Screen {
  private let invitation: GameInvitation
  private let session: Session
  private let scenes: any SignedInScenes

  init(_ invitation: GameInvitation, session: Session, scenes: any SignedInScenes) {
    self.invitation = invitation
    self.session = session
    self.scenes = scenes
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score): .screen(scenes.score(session.keep(score)))
    case .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
// end: game
