import DependencyContainerKata
import PlayerRoster

/// A front door behind which every game is a training.
@MainActor
public func frontDoor() -> (any ScreenMaking)? { TrainingDoor() }

private struct TrainingDoor: ScreenMaking {
  func firstScreen(of visit: VisitParts) -> any Screen { Outside(visit).signIn() }
  func guestLobby(of visit: VisitParts) -> any Screen { Outside(visit).welcome(.guest) }
}

private final class Outside: SignedOutContainer {
  override func welcome(_ account: Account) -> any Screen {
    Inside(account, inside: self).welcome()
  }
}

private final class Inside: SignedInContainer {
  override func game() -> any Screen { Training(session.invitation(), scenes: self) }
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
