import PlayerRoster
import Terminal

/// Serves one screen: makes actions of keys, and knows when the picture is out of date.
///
/// It goes when its screen goes, and with it all that was typed.
@MainActor
protocol ScreenController: AnyObject {
  /// Where the reader stands in the screen.
  var view: ScreenView { get }
  /// Whether the screen has something to show that the last picture did not have; asked before each
  /// picture.
  func takeNews() -> Bool
  /// What follows by itself, if anything.
  ///
  /// - Parameter now: The time on the display.
  func actionDue(at now: Duration) -> ScreenAction?
  /// - Returns: What the visitor does with this key, beyond moving about on the screen.
  func press(_ key: Key) -> ScreenAction?
}

extension ScreenController {
  func takeNews() -> Bool { false }
  func actionDue(at now: Duration) -> ScreenAction? { nil }
}
