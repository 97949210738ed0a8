import Book

@testable import Text

/// Blocks in brief, so that a test shows on one line how a text was read.
enum Outline {
  /// Such as `h1(Title) p(A ‹b›s)`.
  static func of(_ text: String) -> String { of(MarkdownParser(text).blocks()) }

  /// Text that is not plain stands between marks, with a letter for each of its styles.
  static func of(_ spans: [Span]) -> String {
    spans.map { span in
      let letters: [(Span.Mark, String)] = [
        (.strong, "s"), (.emphasis, "e"), (.code, "c"), (.link, "l"), (.address, "a"),
      ]
      let marks = letters.filter { span.marks.contains($0.0) }.map(\.1).joined()
      return marks.isEmpty ? span.text : "‹\(span.text)›\(marks)"
    }.joined()
  }

  private static func of(_ blocks: [Block]) -> String { blocks.map(of).joined(separator: " ") }

  private static func of(_ block: Block) -> String {
    switch block {
    case .heading(let level, let spans): "h\(level)(\(of(spans)))"
    case .paragraph(let spans): "p(\(of(spans)))"
    case .code(let language, let lines): "code\(language)(\(lines.joined(separator: "|")))"
    case .list(let start, let items):
      (start.map { "ol\($0)" } ?? "ul") + items.map { "(\(of($0)))" }.joined()
    case .table(let table):
      ([table.headings] + table.rows).map { row in "(" + row.joined(separator: "|") + ")" }
        .joined() + table.alignments.map { "\($0)" }.joined(separator: ",")
    case .marker(let marker): "\(marker.kind)<\(marker.source)>"
    case .details(let summary, let blocks): "details(\(of(summary)): \(of(blocks)))"
    }
  }
}
