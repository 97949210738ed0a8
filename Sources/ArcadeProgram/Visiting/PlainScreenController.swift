import PlayerVisit
import Terminal

/// Serves a screen where nothing can be moved or typed: details, a score, or an upcoming game.
final class PlainScreenController: ScreenController {
  let view: ScreenView
  private let back: ScreenAction?
  private let play: ScreenAction?

  /// - Parameters:
  ///   - back: The action of the keys that lead back.
  ///   - play: The action of the key p.
  init(in view: ScreenView, back: ScreenAction? = nil, play: ScreenAction? = nil) {
    self.view = view
    self.back = back
    self.play = play
  }

  func press(_ key: Key) -> ScreenAction? {
    switch key {
    case .escape, .enter, .character("q"), .character("Q"), .control("d"): back
    case .character("p"), .character("P"): play
    default: nil
    }
  }
}
