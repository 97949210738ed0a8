import Book

extension Workbook {
  /// A page of the book, of which everything can be shown.
  func blocks(at path: String) throws -> [Block] {
    let text = try text(at: path)
    try DiagramRule.check(text, at: path)
    return MarkdownParser(text).blocks()
  }
}
