import Book
import Terminal

/// Lays out a table in columns, or row by row if the screen is too narrow for columns.
struct TableLayout {
  /// What is not wider than this is not broken into lines.
  private static let narrowest = 8

  let headings: [Line]
  let rows: [[Line]]
  let alignments: [Table.Alignment]
  /// Columns of the screen that the table may take.
  let width: Int
  /// Whether no rule stands below the headings, and a row is running text where columns do not fit.
  var isCompact = false

  var lines: [Line] {
    guard let widths = columnWidths() else {
      let flow = TextFlow(width: width)
      let rows = rows.map { zip(headings, $0).map { $0 + [Run(": ", .bold)] + $1 } }
      return isCompact
        ? rows.flatMap { flow.lines(Line($0.joined(separator: [Run(", ")]))) }
        : separated(rows.map { $0.flatMap { flow.lines($0) } })
    }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    return row(headings, widths) + (isCompact ? [] : [[Run(rule, .dim)]])
      + rows.flatMap { row($0, widths) }
  }

  /// The widths of the columns; where not all fit, the more a column has to say, the wider it is. Nil
  /// if they cannot fit.
  private func columnWidths() -> [Int]? {
    let columns = headings.indices.map { column in ([headings] + rows).map { $0[column] } }
    let whole = columns.map { $0.map(\.columns).max() ?? 0 }
    let room = width - 2 * (columns.count - 1)
    if whole.reduce(0, +) <= room { return whole }
    // No word is broken, and what is short stays in one line.
    var widths = columns.map { cells in
      let longest = cells.dropFirst().map(\.columns).max() ?? 0
      return max(cells.map(\.longestWord).max() ?? 0, min(longest, TableLayout.narrowest))
    }
    func height(_ column: Int) -> Int {
      let flow = TextFlow(width: widths[column])
      return columns[column].reduce(0) { $0 + flow.lines($1).count }
    }
    while widths.reduce(0, +) < room,
      let tallest = widths.indices.filter({ widths[$0] < whole[$0] })
        .max(by: { height($0) < height($1) })
    {
      widths[tallest] += 1
    }
    return widths.reduce(0, +) > room ? nil : widths
  }

  private func row(_ cells: [Line], _ widths: [Int]) -> [Line] {
    let texts = zip(cells, widths).map { $0.columns > $1 ? TextFlow(width: $1).lines($0) : [$0] }
    return (0..<max(1, texts.map(\.count).max() ?? 1)).map { index in
      let parts = texts.indices.map { column in
        aligned(texts[column].dropFirst(index).first ?? [], alignments[column], widths[column])
      }
      return Line(parts.joined(separator: [Run("  ")]))
    }
  }

  private func aligned(_ cell: Line, _ alignment: Table.Alignment, _ width: Int) -> Line {
    let spare = max(0, width - cell.columns)
    return switch alignment {
    case .left: cell.padded(to: width)
    case .center: cell.indented(by: spare / 2).padded(to: width)
    case .right: cell.indented(by: spare)
    }
  }
}

extension Line {
  /// The width of its longest word, in columns.
  fileprivate var longestWord: Int {
    text.split(separator: " ").map { TextWidth.columns(of: String($0)) }.max() ?? 0
  }
}
