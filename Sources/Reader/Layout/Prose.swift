import Terminal

/// Running text in lines that stay short enough to read, however wide the screen is.
struct Prose {
  private let width: Int

  /// - Parameter width: Columns of the screen.
  init(width: Int) {
    self.width = min(width, PageLayout.widestProse)
  }

  /// For text that comes after something on the same line.
  func narrowed(by columns: Int) -> Prose { Prose(width: max(16, width - columns)) }

  func lines(_ text: String, _ style: Style = .plain) -> [Line] { lines([Run(text, style)]) }

  func lines(_ text: Line) -> [Line] { TextFlow(width: width).lines(text) }
}
