import DependencyContainerAfter
import PlayerVisit

/// The school's front door.
public struct FrontDoor: ScreenMaking {
  private let door = DependencyContainerAfter.FrontDoor(bringing: School().game)

  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// The school's training game, which pupils play in place of the arcade's.
struct School: Sendable {
  let game: CustomGame = { ours, account, scenes in
    account.id >= 1_000 ? TrainingGame(ours(), of: account, scenes: scenes) : ours()
  }
}

/// A game whose score is shown and not kept.
private final class TrainingGame: Screen {
  private let ours: any Screen
  private let account: Account
  private let scenes: any GameScenes

  init(_ ours: any Screen, of account: Account, scenes: any GameScenes) {
    self.ours = ours
    self.account = account
    self.scenes = scenes
  }

  var content: ScreenContent { ours.content }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score):
      .screen(
        scenes.makeScore(
          ScoreCard(nickname: account.nickname, score: score, best: nil, isNewBest: false)))
    case .back: .screen(scenes.makeLobby())
    default: .screen(self)
    }
  }
}
