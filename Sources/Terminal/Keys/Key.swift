/// A key that was pressed.
///
/// Modifiers that a terminal reports with an arrow or an editing key are dropped: Shift and an
/// arrow is just the arrow.
public enum Key: Hashable, Sendable {
  /// A key that types something; each Unicode scalar arrives as a separate key.
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace, delete, tab, backTab
  case home, end, pageUp, pageDown
  /// Ctrl and a letter in lower case: `.control("d")`.
  case control(Character)
}
