/// Produces the bytes, as few as possible, that take a terminal from one canvas to the next.
///
/// It is a value and writes nothing itself. Each frame is enclosed in synchronized-output marks:
/// terminals that know them show the frame at once, and others ignore them.
public struct ScreenPainter: Sendable {
  private let usesColor: Bool
  /// What the screen shows; nil if unknown.
  private var shown: Canvas?

  /// - Parameter usesColor: Whether to send colours. Bold, dim and reversed are always sent.
  public init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Forgets what the screen shows, so that the next frame is painted in full.
  public mutating func forget() {
    shown = nil
  }

  /// The bytes for one frame.
  ///
  /// - Parameter canvas: The picture to show. If its size differs from the last one's, it is
  ///   painted in full.
  /// - Returns: The bytes; empty if nothing changed.
  public mutating func paint(_ canvas: Canvas) -> String {
    let next = usesColor ? canvas : canvas.withoutColor
    guard next != shown else { return "" }
    var frame = FrameWriter()
    let before: Canvas
    if let shown, shown.size == next.size {
      before = shown
    } else {
      frame.clear()
      before = Canvas(next.size)
    }
    for row in 0..<next.size.rows {
      let new = next.cells(inRow: row)
      let old = before.cells(inRow: row)
      if new != old { paint(Array(new), over: Array(old), row: row, into: &frame) }
    }
    shown = next
    return frame.finished
  }

  private func paint(
    _ new: [Cell], over old: [Cell], row: Int, into frame: inout FrameWriter
  ) {
    let blankTail = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    for column in new.indices where new[column] != old[column] {
      if column >= blankTail, changes(new, old, from: column) > FrameWriter.eraseCost {
        return frame.eraseRest(row: row, column: column)
      }
      // The right half of a wide character is drawn with its left half.
      if new[column].columns > 0 { frame.put(new[column], row: row, column: column) }
    }
  }

  private func changes(_ new: [Cell], _ old: [Cell], from column: Int) -> Int {
    (column..<new.count).count { new[$0] != old[$0] }
  }
}

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
