/// The escape sequences with which a session takes the screen and gives it back.
enum ScreenCodes {
  /// The alternate screen, no cursor, and no wrapping: a line that is too long for a window that
  /// just became smaller must not scroll the picture.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J"

  /// Undoes ``enter``, whatever a frame that was cut off has left behind.
  static let leave = "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
}
