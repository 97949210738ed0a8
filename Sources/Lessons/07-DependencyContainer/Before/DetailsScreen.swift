import PlayerRoster

/// Shows one player among all.
final class DetailsScreen: Screen {
  private let context: VisitContext
  private let details: PlayerDetails

  /// - Parameters:
  ///   - player: Whom the details are about.
  ///   - content: What the lobby showed last.
  init(context: VisitContext, player: Player, in content: LobbyContent) {
    self.context = context
    details = PlayerDetails(
      player: player,
      isOwn: player.id == content.own,
      rank: 1 + content.players.count { $0.bestScore > player.bestScore },
      count: content.players.count)
  }

  var content: ScreenContent { .details(details) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(LobbyScreen(context: context))
    default: .screen(self)
    }
  }
}
