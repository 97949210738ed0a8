import DependencyContainerBefore
import PlayerVisit

/// The school's front door.
public struct FrontDoor: ScreenMaking {
  public let bell = Bell()
  private let door: School

  public init() { door = School(arcade: DependencyContainerBefore.FrontDoor(), bell: bell) }

  public func firstScreen(of visit: VisitParts) -> any Screen { door.firstScreen(of: visit) }
  public func guestLobby(of visit: VisitParts) -> any Screen { door.guestLobby(of: visit) }
}

/// The school's arcade around another: at the end of a pupil's game, a score that is shown and not
/// kept. Every screen is wrapped, since only the arcade's own screens make the next.
struct School: ScreenMaking {
  let arcade: any ScreenMaking
  var bell = Bell()

  func firstScreen(of visit: VisitParts) -> any Screen {
    SchoolScreen(arcade.firstScreen(of: visit), isPupils: false, bell: bell)
  }

  func guestLobby(of visit: VisitParts) -> any Screen {
    SchoolScreen(arcade.guestLobby(of: visit), isPupils: false, bell: bell)
  }
}

/// Ends all training games when a lesson is over.
@MainActor
public final class Bell {
  fileprivate var games: [SchoolScreen] = []

  nonisolated init() {}

  public func ring() {
    for game in games { game.isOver = true }
  }
}

/// One of the arcade's screens, except at the end of a pupil's game.
private final class SchoolScreen: Screen {
  /// After the bell, the lobby follows.
  var isOver = false
  private let screen: any Screen
  private let isPupils: Bool
  private let bell: Bell

  init(_ screen: any Screen, isPupils: Bool, bell: Bell) {
    self.screen = screen
    self.isPupils = isPupils
    self.bell = bell
    if isPupils, case .game = screen.content { bell.games.append(self) }
  }

  var content: ScreenContent { screen.content }

  func next(after action: ScreenAction) -> Passage {
    switch (screen.content, action) {
    case (.game, .finished) where isPupils && isOver:
      next(after: .back)
    case (.game(let invitation), .finished(let score)) where isPupils:
      .screen(
        TrainingScore(
          ScoreCard(nickname: invitation.nickname, score: score, best: nil, isNewBest: false),
          after: self))
    case (.signIn, .signedIn(let account)):
      wrapped(screen.next(after: action), isPupils: account.id >= 1_000)
    default:
      wrapped(screen.next(after: action), isPupils: isPupils)
    }
  }

  private func wrapped(_ passage: Passage, isPupils: Bool) -> Passage {
    guard case .screen(let next) = passage else { return .end }
    return .screen(next === screen ? self : SchoolScreen(next, isPupils: isPupils, bell: bell))
  }
}

/// Shows a score that is kept nowhere.
private final class TrainingScore: Screen {
  private let card: ScoreCard
  /// Leads to the next screens, which only the arcade's own screens can make.
  private let game: SchoolScreen

  init(_ card: ScoreCard, after game: SchoolScreen) {
    self.card = card
    self.game = game
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back:
      return game.next(after: .back)
    case .play:
      guard case .screen(let lobby) = game.next(after: .back) else { return .end }
      return lobby.next(after: .play)
    default:
      return .screen(self)
    }
  }
}
