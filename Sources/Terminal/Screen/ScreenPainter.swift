import Text

/// Produces the bytes that take a terminal from one canvas to the next.
///
/// Each frame is enclosed in synchronized-output marks: terminals that know them show the frame at
/// once, and others ignore them.
struct ScreenPainter {
  /// Whether to send colours. Bold, dim and reversed are always sent.
  let usesColor: Bool
  /// The picture on the screen; nil if unknown.
  private(set) var shown: Canvas?

  /// Has the next frame painted in full.
  mutating func forget() { shown = nil }

  /// The bytes for one frame, painted in full if its size is new; empty if nothing changed.
  mutating func paint(_ canvas: Canvas) -> String {
    let next = usesColor ? canvas : canvas.withoutColor
    guard next != shown else { return "" }
    var frame = FrameWriter()
    var before = Canvas(next.size)
    if let shown, shown.size == next.size { before = shown } else { frame.clear() }
    for (index, cell) in next.cells.enumerated() where cell != before.cells[index] {
      // The right half of a wide character is drawn with its left half.
      guard cell.columns > 0 else { continue }
      let (row, column) = index.quotientAndRemainder(dividingBy: next.size.columns)
      frame.put(cell, row: row, column: column)
    }
    shown = next
    return frame.finished
  }
}

/// Collects the bytes of one frame, and tracks the cursor's position and the current style.
private struct FrameWriter {
  private var text = "\u{1b}[?2026h"
  private var style = Style.plain
  /// The cursor's row and column; nil if terminals may disagree about it.
  private var cursor: (row: Int, column: Int)?

  var finished: String {
    text + (style == .plain ? "" : Style.plain.escapeSequence) + "\u{1b}[?2026l"
  }

  mutating func clear() { text += "\u{1b}[m\u{1b}[2J" }

  mutating func put(_ cell: Cell, row: Int, column: Int) {
    if cursor.map({ $0 != (row, column) }) ?? true { text += "\u{1b}[\(row + 1);\(column + 1)H" }
    if cell.style != style { text += cell.style.escapeSequence }
    text.append(cell.character)
    style = cell.style
    // Terminals disagree on the width of characters that can join others, so the cursor is
    // positioned explicitly after them.
    cursor = TextWidth.standsAlone(cell.character) ? (row, column + Int(cell.columns)) : nil
  }
}
