/// Lays a page of the book out for a terminal.
struct PageRenderer {
  /// Prose is not set wider than this: longer lines are hard to read.
  static let widestProse = 88

  /// Columns of the terminal.
  let width: Int
  let ink: Ink
  /// The folder of the page, as a path in the book, from which its links lead.
  let folder: String

  /// The page, its questions in their places and the answers at its end.
  func text(of markdown: String) -> String {
    let styling = SpanStyling(usesColor: ink.isOn, folder: folder)
    var layout = PageLayout(styling: styling, codeSurplus: max(0, width - PageRenderer.widestProse))
    let lines = layout.page(
      MarkdownParser(markdown).blocks(), width: min(width, PageRenderer.widestProse))
    return lines.map { ink.paint($0) + "\n" }.joined()
  }
}
