import Testing

@testable import Book

@Suite("A table in Markdown")
struct TableTests {
  @Test("A table is read as it was written, and figures are right-aligned")
  func written() {
    let table = Table(
      headings: ["a", "b", "c"], alignments: [.left, .center, .right],
      rows: [["*x* | y", "", "1"], ["", "[z](z.md)", "–"]])
    #expect(
      table.markdown == [
        "| a | b | c |", "| --- | :---: | ---: |", "| *x* \\| y |  | 1 |", "|  | [z](z.md) | – |",
      ])
    let blocks = MarkdownParser(table.markdown.joined(separator: "\n")).blocks()
    #expect(blocks == [.table(table)])
    let figures = Table(["side", "#", "edited"], words: 2, rows: [])
    #expect(figures.alignments == [.left, .left, .right])
    #expect(Table(["side", "edited"], rows: []).alignments == [.left, .right])
  }
}
