/// Collects the bytes of one frame, and tracks the cursor's position and the current style.
struct FrameWriter {
  /// The length in bytes of the sequence that erases the rest of a row.
  static let eraseCost = 3

  private var text = ""
  private var style = Style.plain
  /// The cursor's row and column; nil where terminals may disagree about it.
  private var cursor: (row: Int, column: Int)?

  /// The frame, enclosed in synchronized-output marks and ending in plain style.
  var finished: String {
    "\u{1b}[?2026h" + text + (style == .plain ? "" : Style.plain.escapeSequence) + "\u{1b}[?2026l"
  }

  mutating func clear() {
    text += "\u{1b}[m\u{1b}[2J"
  }

  mutating func put(_ cell: Cell, row: Int, column: Int) {
    move(row: row, column: column)
    set(cell.style)
    text.append(cell.character)
    // Terminals disagree on the width of characters that can join others, so the cursor is
    // positioned explicitly after them.
    cursor = TextWidth.standsAlone(cell.character) ? (row, column + Int(cell.columns)) : nil
  }

  /// Turns the rest of a row into plain spaces.
  mutating func eraseRest(row: Int, column: Int) {
    move(row: row, column: column)
    set(.plain)
    text += "\u{1b}[K"
  }

  private mutating func set(_ next: Style) {
    guard next != style else { return }
    text += next.escapeSequence
    style = next
  }

  private mutating func move(row: Int, column: Int) {
    if let cursor, cursor == (row, column) { return }
    let jump = column == 0 ? "\u{1b}[\(row + 1)H" : "\u{1b}[\(row + 1);\(column + 1)H"
    if let cursor, cursor.row == row, cursor.column < column {
      let distance = column - cursor.column
      let step = distance == 1 ? "\u{1b}[C" : "\u{1b}[\(distance)C"
      text += step.utf8.count < jump.utf8.count ? step : jump
    } else {
      text += jump
    }
    cursor = (row, column)
  }
}
