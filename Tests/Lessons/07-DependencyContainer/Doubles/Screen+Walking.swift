import PlayerVisit
import Testing

/// The places of the arcade, as a test tells them apart.
enum Place: String, CaseIterable, Codable, CustomTestStringConvertible {
  case signIn, lobby, details, game, score, end

  /// Those that are screens.
  static let screens = allCases.filter { $0 != .end }

  var testDescription: String { rawValue }
}

extension Screen {
  var place: Place {
    switch content {
    case .signIn: .signIn
    case .lobby: .lobby
    case .details: .details
    case .game: .game
    case .score: .score
    }
  }

  var lobby: Lobby? { if case .lobby(let lobby) = content { lobby } else { nil } }
  var details: PlayerDetails? {
    if case .details(let details) = content { details } else { nil }
  }
  var invitation: GameInvitation? {
    if case .game(let invitation) = content { invitation } else { nil }
  }
  var card: ScoreCard? { if case .score(let card) = content { card } else { nil } }
  var signIn: (any SigningIn)? { if case .signIn(let signIn) = content { signIn } else { nil } }

  /// The screen at the end of the actions, each of which must lead to one.
  func after(_ actions: ScreenAction...) throws -> any Screen {
    var screen: any Screen = self
    for action in actions { screen = try #require(screen.next(after: action).screen) }
    return screen
  }
}

@MainActor
extension Passage {
  var screen: (any Screen)? { if case .screen(let screen) = self { screen } else { nil } }
  var place: Place { screen?.place ?? .end }
}

extension Account {
  static let ada = Account(id: 7, nickname: "Ada")
  static let bob = Account(id: 8, nickname: "Bob")
}

extension Player {
  static func someone(
    _ nickname: String = "Cleo", id: Int = 40, bestScore: Int = 0
  ) throws -> Player {
    Player(id: id, nickname: try Nickname(nickname), bestScore: bestScore)
  }
}
