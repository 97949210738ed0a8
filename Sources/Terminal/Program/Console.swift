import Text

/// Prints a command's output, and describes the reader's screen.
public protocol Console: Sendable {
  /// Whether the output goes to a terminal, rather than to a pipe or a file.
  var isTerminal: Bool { get }
  /// Whether colours are wanted: on a terminal, unless `NO_COLOR` is set.
  var usesColor: Bool { get }
  /// The width of the terminal in columns; 80 if there is none.
  var width: Int { get }

  func write(_ text: String)
  func writeError(_ text: String)
  /// Whether the output was closed, so that long output can stop early.
  var isClosed: Bool { get }
  /// Shows a text in the reader's pager on a terminal; prints it otherwise.
  func page(_ lines: [Line])
}

extension Console {
  public func print(_ lines: [Line]) {
    write(StyledText.text(lines, usesColor: usesColor))
  }
}
