import PlayerVisit
import Terminal

/// Serves one screen: turns keys into actions, and knows when the picture is out of date.
///
/// It disappears together with its screen, and so does everything that was typed.
@MainActor
protocol ScreenController: AnyObject {
  /// Where the visitor is on the screen.
  var view: ScreenView { get }
  /// Whether the screen shows itself; the visit draws it only when the window changes.
  var showsItself: Bool { get }
  /// Whether the screen has something to show that the last picture did not have; called before
  /// each picture.
  func takeNews() -> Bool
  /// The action that follows without a key, if any.
  ///
  /// - Parameter now: The time on the display.
  func actionDue(at now: Duration) -> ScreenAction?
  /// - Returns: What the visitor does with this key, beyond moving about on the screen.
  func press(_ key: Key) -> ScreenAction?
}

extension ScreenController {
  var showsItself: Bool { false }
  func takeNews() -> Bool { false }
  func actionDue(at now: Duration) -> ScreenAction? { nil }
}
