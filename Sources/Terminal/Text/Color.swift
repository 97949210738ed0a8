/// The sixteen colours that every colour terminal has; the reader's theme decides their exact
/// shades.
public enum Color: Int, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The code that selects it for the text itself.
  var foregroundCode: Int { rawValue < 8 ? 30 + rawValue : 90 + rawValue - 8 }
  /// The code that selects it for the background.
  var backgroundCode: Int { foregroundCode + 10 }
}
