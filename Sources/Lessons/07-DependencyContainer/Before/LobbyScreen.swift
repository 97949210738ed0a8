import PlayerVisit

/// Shows the players, refreshed while the screen is current.
final class LobbyScreen: Screen {
  private let context: VisitContext
  private let lobby: Lobby

  /// - Parameter problem: One sentence about something that failed on the way here.
  init(context: VisitContext, problem: String? = nil) {
    self.context = context
    lobby = Lobby(
      account: context.session.account, roster: context.session.roster,
      tables: context.parts.tables, refresh: context.parts.refresh, plan: context.parts.plan,
      problem: problem)
    lobby.open()
  }

  var content: ScreenContent { .lobby(lobby) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .details(let player):
      lobby.close()
      return .screen(
        DetailsScreen(PlayerDetails(of: player, in: lobby.content), context: context))
    case .play:
      lobby.close()
      return .screen(GameScreen(context: context))
    case .signOut:
      lobby.close()
      context.signOut()
      return .screen(SignInScreen(context: context))
    case .leave:
      lobby.close()
      context.signOut()
      return .end
    default:
      return .screen(self)
    }
  }
}
