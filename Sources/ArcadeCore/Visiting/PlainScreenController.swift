import PlayerRoster
import Terminal

/// Serves a screen where nothing can be moved or typed: details, a score, or an upcoming game.
final class PlainScreenController: ScreenController {
  enum Keys {
    case none
    case back
    case backAndPlay
  }

  let view: ScreenView
  private let keys: Keys

  init(in view: ScreenView, keys: Keys) {
    self.view = view
    self.keys = keys
  }

  func press(_ key: Key) -> ScreenAction? {
    switch key {
    case .escape, .enter, .character("q"), .character("Q"), .control("d"):
      keys == .none ? nil : .back
    case .character("p"), .character("P"): keys == .backAndPlay ? .play : nil
    default: nil
    }
  }
}
