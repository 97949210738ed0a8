import DependencyContainerAfter
import PlayerVisit

/// The school's front door.
public struct FrontDoor: ScreenMaking {
  public let bell = Bell()
  private let door: DependencyContainerAfter.FrontDoor

  public init() { door = DependencyContainerAfter.FrontDoor(bringing: School(bell: bell).game) }

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// The school's training game, which pupils play in place of the arcade's.
struct School: Sendable {
  var bell = Bell()

  var game: CustomGame {
    { [bell] ours, account, scenes in
      guard account.id >= 1_000 else { return ours() }
      let training = TrainingGame(ours(), of: account, scenes: scenes)
      bell.games.append(training)
      return training
    }
  }
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

/// A game whose score is shown and not kept.
private final class TrainingGame: Screen {
  /// After the bell, the lobby follows.
  var isOver = false
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
    case .finished where isOver: .screen(scenes.makeLobby())
    case .finished(let score):
      .screen(
        scenes.makeScore(
          ScoreCard(nickname: account.nickname, score: score, best: nil, isNewBest: false)))
    case .back: ours.next(after: .back)
    default: .screen(self)
    }
  }
}
