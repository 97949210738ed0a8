import Book
import Terminal

/// Lays out a table in columns, or row by row if the screen is too narrow for columns.
struct TableLayout {
  let table: Table
  let styling: SpanStyling
  /// Columns of the screen that the table may take.
  let width: Int

  private static let gap = 2
  /// A column of words is never narrower than this.
  private static let narrowest = 8

  func lines() -> [Line] {
    guard let widths = columnWidths() else { return records() }
    let rule: Line = widths.enumerated().map { index, width in
      Run((index == 0 ? "" : "  ") + String(repeating: "─", count: width), .dim)
    }
    return row(table.headings, widths, base: .bold) + [rule]
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
    let room = width - TableLayout.gap * (widths.count - 1)
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
    let height = max(1, texts.map(\.count).max() ?? 1)
    return (0..<height).map { index in
      var line: Line = []
      for (column, text) in texts.enumerated() {
        if column > 0 { line.append(Run("  ")) }
        let part = index < text.count ? text[index] : []
        let spare = max(0, widths[column] - part.columns)
        let before =
          switch table.alignments[column] {
          case .left: 0
          case .center: spare / 2
          case .right: spare
          }
        line.append(Run(String(repeating: " ", count: before)))
        line += part
        line.append(Run(String(repeating: " ", count: spare - before)))
      }
      return line
    }
  }

  /// Each row as lines of “heading: cell”, with an empty line between rows.
  private func records() -> [Line] {
    table.rows.enumerated().flatMap { number, row in
      let lines = zip(table.headings, row).flatMap { heading, content in
        TextFlow(width: width).lines(
          cell(heading, .bold) + [Run(": ", .bold)] + cell(content, .plain))
      }
      return (number == 0 ? [] : [[]]) + lines
    }
  }
}

extension Line {
  /// The width of its longest word, in columns.
  fileprivate var longestWord: Int {
    map(\.text).joined().split(separator: " ").map { TextWidth.columns(of: String($0)) }.max() ?? 0
  }
}
