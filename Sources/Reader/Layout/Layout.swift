import Book
import Shell
import Terminal

/// Lays out text for a screen; each command adds how its own things are laid out.
struct Layout {
  /// Prose is never wider than this: longer lines are hard to read.
  static let widestProse = 88

  /// Columns of the screen.
  let width: Int
  /// Columns for code, which stays whole unless a terminal shows it.
  let codeWidth: Int
  /// The book whose paths are shown as the reader would type them; nil where they stay as they are.
  var book: Workbook?

  init(width: Int, codeWidth: Int? = nil, book: Workbook? = nil) {
    self.width = width
    self.codeWidth = codeWidth ?? width
    self.book = book
  }

  /// The layout of lines that are indented.
  func narrowed(by columns: Int) -> Layout {
    Layout(width: width - columns, codeWidth: codeWidth - columns, book: book)
  }

  /// Running text in lines that stay short enough to read, however wide the screen is.
  ///
  /// - Parameter columns: How many columns something before the text takes.
  func flow(_ text: Line, beside columns: Int = 0) -> [Line] {
    TextFlow(width: max(16, min(width, Layout.widestProse) - columns)).lines(text)
  }

  func flow(_ text: String, _ style: Style = .plain, beside columns: Int = 0) -> [Line] {
    flow([Run(text, style)], beside: columns)
  }

  /// A text after a mark, indented as far on its other lines.
  func item(_ mark: Line, _ text: String, _ style: Style = .plain) -> [Line] {
    flow(text, style, beside: mark.columns).behind(first: mark)
  }

  /// Commands to type and what each one does, in two columns; where there is no room for two, below
  /// each command.
  func commands(_ rows: [(command: String, purpose: String)]) -> [Line] {
    let column = 4 + (rows.map(\.command.count).max() ?? 0)
    guard column + 16 <= width else {
      return rows.flatMap {
        [[Run("  \($0.command)")]] + flow($0.purpose, beside: 6).indented(by: 6)
      }
    }
    return rows.flatMap { item([Run("  \($0.command)".padded(to: column))], $0.purpose) }
  }

  /// The rows of a table, in which each run is a cell and the first row has the headings: in columns
  /// where they fit, otherwise one row after the other.
  func table(_ rows: [Line]) -> [Line] {
    let lines = rows.inColumns()
    guard lines.contains(where: { $0.columns > width }), let headings = rows.first else {
      return lines
    }
    return rows.dropFirst().flatMap { row in
      let cells = zip(headings, row).map { heading, cell in
        [Run(heading.text.trimmed + " ", .dim), Run(cell.text.trimmed, cell.style)]
      }
      return flow(Line(cells.joined(separator: [Run(", ")])), beside: 2)
        .prefixed(by: [Run("  ")], first: [])
    }
  }

  /// A block of lines for each item, below the name of its suite where a new suite begins.
  func bySuite<Item>(
    _ items: [Item], _ suite: (Item) -> String?, heading: (String) -> [Line],
    _ lines: (Item) -> [Line]
  ) -> [[Line]] {
    var last: String?
    return items.map { item in
      defer { last = suite(item) }
      return (suite(item).flatMap { $0 == last ? nil : heading($0) } ?? []) + lines(item)
    }
  }
}

extension Console {
  var layout: Layout { layout(width: width) }

  private func layout(width: Int) -> Layout {
    Layout(width: width, codeWidth: isTerminal ? width : .max)
  }

  /// Shows a text: in a pager if a terminal has fewer rows, otherwise printed.
  func page(_ lines: (Layout) -> [Line]) throws {
    try page { (width: Int) in lines(layout(width: width)) }
  }
}

extension [Line] {
  /// The lines after a prefix on the first one; the others are indented by the same width.
  func behind(first prefix: Line) -> [Line] {
    prefixed(by: Line().indented(by: prefix.columns), first: prefix)
  }

  /// The rows of a table, in which each run is a cell; the last one may be as long as it likes.
  func inColumns() -> [Line] {
    let cells = map { $0.dropLast() }
    let widths = (0..<(cells.map(\.count).max() ?? 0)).map { column in
      cells.compactMap { $0.dropFirst(column).first?.columns }.max() ?? 0
    }
    return zip(self, cells).map { row, cells in
      zip(cells, widths).map { Run($0.text.padded(to: $1 + 2), $0.style) } + row.suffix(1)
    }
  }
}

/// Joins blocks, with an empty line between them.
func separated(_ blocks: [[Line]]) -> [Line] {
  Array(blocks.filter { !$0.isEmpty }.joined(separator: [[]]))
}

/// Such as “1 test” or “3 tests”.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
