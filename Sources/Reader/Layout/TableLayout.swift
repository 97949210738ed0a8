import Book
import Terminal

/// Lays out a table in columns, or row by row if the screen is too narrow for columns.
struct TableLayout {
  let table: Table
  let styling: SpanStyling
  /// Columns of the screen that the table may take.
  let width: Int

  /// A column of words is never narrower than this.
  private static let narrowest = 8

  func lines() -> [Line] {
    guard let widths = columnWidths() else { return records() }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    return row(table.headings, widths, base: .bold) + [[Run(rule, .dim)]]
      + table.rows.flatMap { row($0, widths, base: .plain) }
  }

  /// The widths of the columns, with the widest narrowed until all fit; nil if they cannot fit.
  private func columnWidths() -> [Int]? {
    let cells = table.headings.indices.map { column in
      table.rows.map { cell($0[column], .plain).columns }.max() ?? 0
    }
    let headings = table.headings.map { cell($0, .bold) }
    var widths = zip(headings, cells).map { max($0.columns, $1) }
    // Where only the heading is long, as above figures, it wraps between words.
    let floors = zip(headings, cells).map { heading, cell in
      cell > TableLayout.narrowest ? TableLayout.narrowest : max(heading.longestWord, cell)
    }
    let room = width - 2 * (widths.count - 1)
    while widths.reduce(0, +) > room {
      guard
        let widest = widths.indices.filter({ widths[$0] > floors[$0] })
          .max(by: { widths[$0] < widths[$1] })
      else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func cell(_ spans: [Span], _ base: Style) -> Line {
    styling.runs(spans, base: base)
  }

  private func row(_ cells: [[Span]], _ widths: [Int], base: Style) -> [Line] {
    let texts = zip(cells, widths).map { TextFlow(width: $1).lines(cell($0, base)) }
    return (0..<max(1, texts.map(\.count).max() ?? 1)).map { index in
      let parts = texts.enumerated().map { column, text -> Line in
        let part = index < text.count ? text[index] : []
        let spare = max(0, widths[column] - part.columns)
        let before =
          switch table.alignments[column] {
          case .left: 0
          case .center: spare / 2
          case .right: spare
          }
        return part.indented(by: before).padded(to: widths[column])
      }
      return Line(parts.joined(separator: [Run("  ")]))
    }
  }

  /// Each row as lines of “heading: cell”, with an empty line between rows.
  private func records() -> [Line] {
    separated(
      table.rows.map { row in
        zip(table.headings, row).flatMap { heading, content in
          TextFlow(width: width).lines(
            cell(heading, .bold) + [Run(": ", .bold)] + cell(content, .plain))
        }
      })
  }
}

extension Line {
  /// The width of its longest word, in columns.
  fileprivate var longestWord: Int {
    text.split(separator: " ").map { TextWidth.columns(of: String($0)) }.max() ?? 0
  }
}
