import Text

/// A picture for the screen: a grid of cells, each with a character and a style.
public struct Canvas: Hashable, Sendable {
  public let size: Size
  private(set) var cells: [Cell]

  /// - Parameter size: Negative dimensions count as zero.
  public init(_ size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  /// Writes from a column on, counted from 0, and clips at the edges of the canvas.
  ///
  /// If only half of a wide character fits, or half of it is overwritten later, a space takes its place.
  /// Control characters become spaces, so no text can control the terminal.
  public mutating func write(_ text: String, at column: Int, row: Int, style: Style = .plain) {
    guard (0..<size.rows).contains(row) else { return }
    var column = column
    for character in text {
      guard column < size.columns else { return }
      let width = TextWidth.columns(of: character)
      put(TextWidth.printable(character), width, at: column, row: row, style: style)
      column += width
    }
  }

  /// Writes a line of styled text on one row; if it does not fit, “…” takes the last column.
  public mutating func write(_ line: Line, at column: Int, row: Int) {
    var column = column
    for run in line {
      write(run.text, at: column, row: row, style: run.style)
      column += run.columns
    }
    if column > size.columns { write("…", at: size.columns - 1, row: row) }
  }

  /// The text of each row, without styles and trailing spaces.
  public var lines: [String] {
    (0..<size.rows).map { row in
      let row = cells(inRow: row).filter { $0.columns > 0 }
      let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end].map(\.character))
    }
  }

  func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  private mutating func put(
    _ character: Character, _ width: Int, at column: Int, row: Int, style: Style
  ) {
    // A fast path: nearly all text in every picture is like this.
    if width == 1, column >= 0, cells[row * size.columns + column].columns == 1 {
      cells[row * size.columns + column] = Cell(style: style, character: character)
      return
    }
    let wanted = column..<column + width
    let visible = wanted.clamped(to: 0..<size.columns)
    guard !visible.isEmpty else { return }
    let start = row * size.columns
    for column in visible { split(at: column, start) }
    for column in visible { cells[start + column] = Cell(style: style) }
    guard visible == wanted else { return }
    cells[start + column] = Cell(columns: Int8(width), style: style, character: character)
    if width == 2 { cells[start + column + 1] = Cell(columns: 0, style: style) }
  }

  /// Replaces a wide character that is about to lose half with spaces.
  private mutating func split(at column: Int, _ start: Int) {
    let index = start + column
    guard cells[index].columns != 1 else { return }
    let other = cells[index].columns == 0 ? index - 1 : index + 1
    for half in [index, other] { cells[half] = Cell(style: cells[half].style) }
  }
}

struct Cell: Hashable, Sendable {
  /// How many columns the character takes: 1, 2, or 0 for the right half of a wide character.
  var columns: Int8 = 1
  var style = Style.plain
  var character: Character = " "
}

public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
