import DependencyContainerKata
import PlayerRoster

/// A front door behind which every game is a training game.
@MainActor
public func frontDoor() -> (any ScreenMaking)? {
  var custom = CustomScenes()
  custom.game = { invitation, _, scenes in Training(invitation, scenes: scenes) }
  return FrontDoor(bringing: custom)
}

private final class Training: Screen {
  private let invitation: GameInvitation
  private let scenes: any SignedInScenes

  init(_ invitation: GameInvitation, scenes: any SignedInScenes) {
    self.invitation = invitation
    self.scenes = scenes
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished, .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
