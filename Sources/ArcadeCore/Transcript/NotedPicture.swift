import PlayerRoster
import Terminal

struct NotedPicture: Hashable {
  /// The names of the screens, for readers.
  enum Screen: String, Hashable, CaseIterable {
    case signIn = "sign-in"
    case lobby, details, game, score

    init(_ content: ScreenContent) {
      self =
        switch content {
        case .signIn: .signIn
        case .lobby: .lobby
        case .details: .details
        case .game: .game
        case .score: .score
        }
    }
  }

  let screen: Screen
  let canvas: Canvas
}
