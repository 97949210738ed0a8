import PlayerVisit

/// Shows one of the players.
final class DetailsScreen: Screen {
  private let details: PlayerDetails
  private let context: VisitContext

  init(_ details: PlayerDetails, context: VisitContext) {
    self.details = details
    self.context = context
  }

  var content: ScreenContent { .details(details) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(LobbyScreen(context: context))
    default: .screen(self)
    }
  }
}

extension PlayerDetails {
  /// - Parameter content: What the lobby showed last.
  init(of player: Player, in content: LobbyContent) {
    self.init(
      player: player,
      isOwn: player.id == content.own,
      rank: 1 + content.players.count { $0.bestScore > player.bestScore },
      count: content.players.count)
  }
}
