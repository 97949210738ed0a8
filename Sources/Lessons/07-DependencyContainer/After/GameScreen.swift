import PlayerRoster

/// Invites to a game, and waits for its end.
final class GameScreen: Screen {
  private let entry: RosterEntry
  private let invitation: GameInvitation
  private let scenes: any SignedInScenes

  init(of entry: RosterEntry, scenes: any SignedInScenes) {
    self.entry = entry
    self.scenes = scenes
    invitation = entry.invitation()
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score): .screen(scenes.score(entry.keep(score)))
    case .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
