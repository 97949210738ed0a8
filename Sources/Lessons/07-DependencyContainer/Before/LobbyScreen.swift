import PlayerRoster

/// Shows who plays, fresh as long as it is the current screen.
final class LobbyScreen: Screen {
  private let context: VisitContext
  private let lobby: Lobby

  /// - Parameter problem: One sentence about something that failed on the way here.
  // snippet: init
  init(context: VisitContext, problem: String? = nil) {
    guard let account = context.account, let roster = context.roster else {
      preconditionFailure("The lobby is for those who signed in.")
    }
    self.context = context
    lobby = Lobby(
      account: account, roster: roster, tables: context.parts.tables,
      refresh: context.parts.refresh, plan: context.parts.plan, problem: problem)
    lobby.open()
  }
  // end: init

  var content: ScreenContent { .lobby(lobby) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .details(let player):
      lobby.close()
      return .screen(DetailsScreen(context: context, player: player, in: lobby.content))
    case .play:
      lobby.close()
      return .screen(GameScreen(context: context))
    // snippet: sign-out
    case .signOut:
      lobby.close()
      context.signOut()
      return .screen(SignInScreen(context: context))
    // end: sign-out
    case .leave:
      lobby.close()
      context.signOut()
      return .end
    default:
      return .screen(self)
    }
  }
}
