/// The escape sequences with which a session takes and restores the screen.
enum ScreenCodes {
  /// Switches to the alternate screen, hides the cursor and turns off wrapping: in a window that
  /// just became smaller, a line that is too long must not scroll the picture.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J"

  /// Undoes ``enter``, along with anything that an unfinished frame left behind.
  static let leave = "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
}
