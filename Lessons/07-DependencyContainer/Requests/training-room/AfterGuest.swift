import DependencyContainerAfter
import PlayerRoster

/// The front door of the school.
public struct FrontDoor: ScreenMaking {
  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SchoolEntrance(visit).signIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    SchoolEntrance(visit).welcome(.guest)
  }
}

private final class SchoolEntrance: SignedOutContainer {
  override func welcome(_ account: Account) -> any Screen {
    guard account.id >= 1_000 else { return super.welcome(account) }
    return PupilScenes(account, inside: self).welcome()
  }
}

private final class PupilScenes: SignedInContainer {
  override func game() -> any Screen { TrainingGame(session.invitation(), scenes: self) }
}

/// A game whose score is shown and kept nowhere.
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
