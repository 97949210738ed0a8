import DependencyContainerAfter
import PlayerRoster

/// The front door of the school.
public struct FrontDoor: ScreenMaking {
  private let door: DependencyContainerAfter.FrontDoor

  public init() {
    var custom = CustomScenes()
    custom.game = { invitation, account, scenes in
      account.id >= 1_000 ? TrainingGame(invitation, scenes: scenes) : nil
    }
    door = DependencyContainerAfter.FrontDoor(bringing: custom)
  }

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// A game whose score is shown but not kept.
private final class TrainingGame: Screen {
  private let invitation: GameInvitation
  private let scenes: any SignedInScenes

  init(_ invitation: GameInvitation, scenes: any SignedInScenes) {
    self.invitation = invitation
    self.scenes = scenes
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score):
      .screen(
        scenes.score(
          ScoreCard(nickname: invitation.nickname, score: score, best: nil, isNewBest: false)))
    case .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
