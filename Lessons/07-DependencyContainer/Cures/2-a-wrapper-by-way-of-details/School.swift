import PlayerRoster

/// The school's arcade around another: at the end of a pupil's game, a score that is shown and not
/// kept. Every screen is wrapped, since only the arcade's own screens make the next.
struct School: ScreenMaking {
  let arcade: any ScreenMaking

  func firstScreen(of visit: VisitParts) -> any Screen {
    SchoolScreen(arcade.firstScreen(of: visit), isPupils: false)
  }

  func guestLobby(of visit: VisitParts) -> any Screen {
    SchoolScreen(arcade.guestLobby(of: visit), isPupils: false)
  }
}

/// One of the arcade's screens, except at the end of a pupil's game.
private final class SchoolScreen: Screen {
  private let screen: any Screen
  private let isPupils: Bool
  /// The lobby before this game.
  private let lobby: SchoolScreen?

  init(_ screen: any Screen, isPupils: Bool, after lobby: SchoolScreen? = nil) {
    self.screen = screen
    self.isPupils = isPupils
    self.lobby = lobby
  }

  var content: ScreenContent { screen.content }

  func next(after action: ScreenAction) -> Passage {
    switch (screen.content, action) {
    case (.game(let invitation), .finished(let score)) where isPupils:
      guard let lobby else { return .end }
      return .screen(
        TrainingScore(
          ScoreCard(nickname: invitation.nickname, score: score, best: nil, isNewBest: false),
          after: lobby))
    case (.signIn, .signedIn(let account)):
      return wrapped(screen.next(after: action), isPupils: account.id >= 1_000)
    default:
      return wrapped(screen.next(after: action), isPupils: isPupils)
    }
  }

  private func wrapped(_ passage: Passage, isPupils: Bool) -> Passage {
    guard case .screen(let next) = passage else { return .end }
    guard next !== screen else { return .screen(self) }
    if case .lobby = screen.content, case .game = next.content {
      return .screen(SchoolScreen(next, isPupils: isPupils, after: self))
    }
    return .screen(SchoolScreen(next, isPupils: isPupils))
  }
}

/// Shows a score that is kept nowhere.
private final class TrainingScore: Screen {
  private let card: ScoreCard
  /// Leads to the next screens, which only the arcade's own screens can make.
  private let lobby: SchoolScreen

  init(_ card: ScoreCard, after lobby: SchoolScreen) {
    self.card = card
    self.lobby = lobby
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back:
      // A new lobby, by way of some player's details: the game's own way back may mean more.
      guard let nickname = try? Nickname("Nobody"),
        case .screen(let details) = lobby.next(
          after: .details(Player(id: 0, nickname: nickname, bestScore: 0)))
      else { return .end }
      return details.next(after: .back)
    case .play:
      return lobby.next(after: .play)
    default:
      return .screen(self)
    }
  }
}
