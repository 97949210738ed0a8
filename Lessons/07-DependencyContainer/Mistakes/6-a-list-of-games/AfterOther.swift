import DependencyContainerAfter
import PlayerRoster

/// The front door of the school.
public struct FrontDoor: ScreenMaking {
  public let bell: Bell
  private let door: DependencyContainerAfter.FrontDoor

  public init() {
    let bell = Bell()
    self.bell = bell
    door = DependencyContainerAfter.FrontDoor { game, account, scenes in
      guard account.id >= 1_000 else { return game }
      let training = TrainingGame(game, of: account, scenes: scenes)
      bell.games.append(training)
      return training
    }
  }

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// Ends all training games when a lesson is over.
@MainActor
public final class Bell {
  fileprivate var games: [TrainingGame] = []

  nonisolated init() {}

  public func ring() {
    for game in games { game.isOver = true }
  }
}

/// A game whose score is shown but not kept. After the bell, the lobby follows.
private final class TrainingGame: Screen {
  let content: ScreenContent
  var isOver = false
  private let account: Account
  private let scenes: any SignedInScenes

  init(_ game: any Screen, of account: Account, scenes: any SignedInScenes) {
    content = game.content
    self.account = account
    self.scenes = scenes
  }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score) where !isOver:
      .screen(
        scenes.score(
          ScoreCard(nickname: account.nickname, score: score, best: nil, isNewBest: false)))
    case .finished, .back: .screen(scenes.lobby())
    default: .screen(self)
    }
  }
}
