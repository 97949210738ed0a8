/// Where a command prints, and what it may assume of the reader's screen.
public protocol Console: Sendable {
  /// Whether a person sees the output in a terminal, rather than a pipe or a file.
  var isTerminal: Bool { get }
  /// Whether colours are wanted: in a terminal, unless `NO_COLOR` is set.
  var usesColor: Bool { get }
  /// Columns of the terminal; 80 where there is none.
  var width: Int { get }

  /// Prints text to standard output as it is.
  func write(_ text: String)
  /// Prints text to standard error as it is.
  func writeError(_ text: String)
  /// Whether nobody reads the output any more, so that a long one can end.
  var isClosed: Bool { get }
  /// Shows a long text: in the reader's pager in a terminal, else as it is.
  func page(_ text: String)
}

extension Console {
  public var isClosed: Bool { false }
}
