import Book
import Terminal
import Text

/// Lays out text for a screen; each command adds a layout for its own content.
package struct Layout {
  /// Prose is never wider than this: longer lines are hard to read.
  package static let widestProse = 88

  package let width: Int
  /// Columns for code, which is wrapped only on a terminal.
  package let codeWidth: Int
  /// The book whose paths are shown as the reader would type them; nil to leave them as they are.
  package var book: Workbook?
  /// Whether styles are visible; if not, prose keeps the marks of Markdown.
  private let usesColor: Bool

  package init(
    width: Int, codeWidth: Int? = nil, book: Workbook? = nil, usesColor: Bool = false
  ) {
    self.width = width
    self.codeWidth = codeWidth ?? width
    self.book = book
    self.usesColor = usesColor
  }

  package func narrowed(by columns: Int) -> Layout {
    Layout(
      width: width - columns, codeWidth: codeWidth - columns, book: book, usesColor: usesColor)
  }

  /// Running text in lines that stay short enough to read, however wide the screen is.
  ///
  /// - Parameter columns: The width of what stands before the text.
  package func flow(_ text: Line, beside columns: Int = 0) -> [Line] {
    TextFlow(width: max(16, min(width, Layout.widestProse) - columns)).lines(text)
  }

  package func flow(_ text: String, _ style: Style = .plain, beside columns: Int = 0) -> [Line] {
    flow([Run(text, style)], beside: columns)
  }

  /// A sentence of the book, with its emphasis and code.
  package func prose(
    _ markdown: String, _ style: Style = .plain, beside columns: Int = 0
  ) -> [Line] {
    flow(prose(SpanParser.shared.spans(in: markdown), style), beside: columns)
  }

  package func prose(_ spans: [Span], _ style: Style = .plain) -> Line {
    SpanStyling(usesColor: usesColor, folder: "").runs(spans, base: style)
  }

  /// A text after a mark, its other lines indented to match.
  package func item(_ mark: Line, _ text: String, _ style: Style = .plain) -> [Line] {
    flow(text, style, beside: mark.columns).behind(first: mark)
  }

  /// Commands to type and their purposes, in two columns, or one above the other if there is no
  /// room for two.
  package func commands(_ rows: [(command: String, purpose: String)]) -> [Line] {
    let column = 4 + (rows.map(\.command.count).max() ?? 0)
    guard column + 16 <= width else {
      return rows.flatMap {
        [[Run("  \($0.command)")]] + flow($0.purpose, beside: 6).indented(by: 6)
      }
    }
    return rows.flatMap { item([Run("  \($0.command)".padded(to: column))], $0.purpose) }
  }

  /// The rows of a table, in which each run is a cell and the first row has the headings.
  package func table(_ rows: [Line], _ alignments: [Table.Alignment]? = nil) -> [Line] {
    let cells = rows.map { row in row.map { [$0] } }
    let headings = cells.first ?? []
    return TableLayout(
      headings: headings, rows: Array(cells.dropFirst()),
      alignments: alignments ?? headings.map { _ in .left }, width: width, isCompact: true
    ).lines
  }

  /// A block of lines for each item, under the name of its suite where a new suite begins.
  package func bySuite<Item>(
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
  package var layout: Layout {
    Layout(width: width, codeWidth: isTerminal ? width : .max, usesColor: usesColor)
  }

  package func page(_ lines: (Layout) -> [Line]) { page(lines(layout)) }

  /// Shows Markdown: laid out, or as it is.
  ///
  /// - Parameter folder: The path in the book that links are relative to.
  package func page(_ markdown: String, in folder: String, asIs: Bool) {
    guard !asIs else { return write(markdown.hasSuffix("\n") ? markdown : markdown + "\n") }
    page(PageLayout.lines(of: markdown, folder: folder, width: width, usesColor: usesColor))
  }
}

extension [Line] {
  /// The lines with a prefix before the first one, and the others indented by the prefix's width.
  package func behind(first prefix: Line) -> [Line] {
    prefixed(by: Line().indented(by: prefix.columns), first: prefix)
  }
}

/// Joins blocks, with an empty line between them.
package func separated(_ blocks: [[Line]]) -> [Line] {
  Array(blocks.filter { !$0.isEmpty }.joined(separator: [[]]))
}

/// Lays out a table in columns, or row by row if the screen is too narrow for columns.
struct TableLayout {
  /// Columns no wider than this are never wrapped.
  private static let narrowest = 8

  let headings: [Line]
  let rows: [[Line]]
  let alignments: [Table.Alignment]
  /// Columns of the screen that the table may take.
  let width: Int
  /// Whether to leave out the rule below the headings, and to set a row as running text if the
  /// columns do not fit.
  var isCompact = false

  var lines: [Line] {
    guard let widths = columnWidths() else {
      let flow = TextFlow(width: isCompact ? width - 2 : width)
      let rows = rows.map { zip(headings, $0).map { $0 + [Run(": ", .bold)] + $1 } }
      return isCompact
        ? rows.flatMap {
          flow.lines(Line($0.joined(separator: [Run(", ")]))).prefixed(by: [Run("  ")], first: [])
        }
        : separated(rows.map { $0.flatMap { flow.lines($0) } })
    }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    return row(headings, widths) + (isCompact ? [] : [[Run(rule, .dim)]])
      + rows.flatMap { row($0, widths) }
  }

  /// The widths of the columns; if they do not all fit, a column with more text gets more room. Nil
  /// if they cannot fit.
  private func columnWidths() -> [Int]? {
    let columns = headings.indices.map { column in ([headings] + rows).map { $0[column] } }
    let whole = columns.map { $0.map(\.columns).max() ?? 0 }
    let room = width - 2 * (columns.count - 1)
    // No word is broken, and short text stays on one line.
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
