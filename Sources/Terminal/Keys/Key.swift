/// A key that the player pressed.
///
/// Modifiers that a terminal reports next to an arrow or an editing key are dropped: Shift and
/// an arrow is the arrow.
public enum Key: Hashable, Sendable {
  /// A key that types something. Each Unicode scalar comes as a key of its own; text that is put
  /// together from them joins a letter and its combining marks again.
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace, delete, tab, backTab
  case home, end, pageUp, pageDown
  /// Ctrl and a key, named by the lower-case letter or the sign: `.control("c")`.
  case control(Character)
}
