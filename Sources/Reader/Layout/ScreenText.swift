import Shell
import Terminal

/// Something to show on a screen of some width.
protocol ScreenText {
  /// Columns of the screen.
  var width: Int { get }
}

extension ScreenText {
  /// Running text in lines that stay short enough to read, however wide the screen is.
  ///
  /// - Parameter columns: How many columns something before the text takes.
  func flow(_ text: Line, beside columns: Int = 0) -> [Line] {
    TextFlow(width: max(16, min(width, PageLayout.widestProse) - columns)).lines(text)
  }

  func flow(_ text: String, _ style: Style = .plain, beside columns: Int = 0) -> [Line] {
    flow([Run(text, style)], beside: columns)
  }

  /// A text after a mark, indented as far on its other lines.
  func item(_ mark: Line, _ text: String, _ style: Style = .plain) -> [Line] {
    flow(text, style, beside: mark.columns).behind(first: mark)
  }

  /// Commands to type and what each one does, in two columns.
  func commands(_ rows: [(command: String, purpose: String)]) -> [Line] {
    let column = 4 + (rows.map(\.command.count).max() ?? 0)
    return rows.flatMap { item([Run("  \($0.command)".padded(to: column))], $0.purpose) }
  }

  /// The lines of each item, below the name of its suite where a new suite begins.
  func bySuite<Item>(
    _ items: [Item], _ suite: (Item) -> String?, heading: (String) -> [Line],
    _ lines: (Item) -> [Line]
  ) -> [Line] {
    var last: String?
    return items.flatMap { item in
      defer { last = suite(item) }
      return (suite(item).flatMap { $0 == last ? nil : heading($0) } ?? []) + lines(item)
    }
  }
}

extension [Line] {
  /// The lines after a prefix on the first one; the others are indented by the same width.
  func behind(first prefix: Line) -> [Line] {
    prefixed(by: Line().indented(by: prefix.columns), first: prefix)
  }

  /// The rows of a table, in which each run is a cell: columns are as wide as their widest cell.
  ///
  /// The last cell of a row may be as long as it likes.
  func inColumns() -> [Line] {
    var widths: [Int] = []
    for row in self {
      for (column, cell) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = Swift.max(widths[column], cell.columns)
      }
    }
    return map { row -> Line in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        Run(cell.text.padded(to: width + 2), cell.style)
      }
      return cells + row.suffix(1)
    }
  }
}

/// Joins blocks, with an empty line between them.
func separated(_ blocks: [[Line]]) -> [Line] {
  Array(blocks.filter { !$0.isEmpty }.joined(separator: [[]]))
}

/// Such as “1 test” or “3 tests”.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
