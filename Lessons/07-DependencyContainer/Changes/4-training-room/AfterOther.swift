import DependencyContainerAfter
import PlayerRoster

/// The front door of the school.
public struct FrontDoor: ScreenMaking {
  private let door = DependencyContainerAfter.FrontDoor { game, account, scenes in
    account.id >= 1_000 ? TrainingGame(game, of: account, scenes: scenes) : game
  }

  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// A game whose score is shown but not kept.
private final class TrainingGame: Screen {
  let content: ScreenContent
  private let account: Account
  private let scenes: any SignedInScenes

  init(_ game: any Screen, of account: Account, scenes: any SignedInScenes) {
    content = game.content
    self.account = account
    self.scenes = scenes
  }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score):
      .screen(
        scenes.score(
          ScoreCard(nickname: account.nickname, score: score, best: nil, isNewBest: false)))
    case .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
