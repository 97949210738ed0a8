import PlayerVisit

/// Shows the players, refreshed while the screen is current.
final class LobbyScreen: Screen {
  private let lobby: Lobby
  private let scenes: SignedInContainer

  init(_ lobby: Lobby, scenes: SignedInContainer) {
    self.lobby = lobby
    self.scenes = scenes
    lobby.open()
  }

  var content: ScreenContent { .lobby(lobby) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .details(let player):
      lobby.close()
      return .screen(scenes.makeDetails(PlayerDetails(of: player, in: lobby.content)))
    case .play:
      lobby.close()
      return .screen(scenes.makeGame())
    case .signOut:
      lobby.close()
      return .screen(scenes.makeSignIn())
    case .leave:
      lobby.close()
      return .end
    default:
      return .screen(self)
    }
  }
}
