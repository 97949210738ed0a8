import PlayerRoster

/// Invites to a game, and waits for its end.
final class GameScreen: Screen {
  private let context: VisitContext
  private let invitation: GameInvitation

  init(context: VisitContext) {
    guard let account = context.account, let roster = context.roster else {
      preconditionFailure("The game is for those who signed in.")
    }
    self.context = context
    // Nobody is kept from playing by a roster that cannot be read.
    let players = (try? roster.players()) ?? []
    invitation = GameInvitation(
      nickname: account.nickname, highScore: players.map(\.bestScore).max() ?? 0)
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score): .screen(ScoreScreen(context: context, score: score))
    case .back: .screen(LobbyScreen(context: context))
    default: .screen(self)
    }
  }
}
