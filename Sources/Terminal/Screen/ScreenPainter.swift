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
  mutating func paint(_ next: Canvas) -> String {
    guard next != shown else { return "" }
    var frame = "\u{1b}[?2026h"
    if next.size != shown?.size { frame += "\u{1b}[m\u{1b}[2J" }
    let before = next.size == shown?.size ? shown : nil
    var style = Style.plain
    /// The cell at the cursor; nil if terminals may disagree about it.
    var cursor: Int?
    for (index, cell) in next.cells.enumerated() where cell != (before?.cells[index] ?? Cell()) {
      // The right half of a wide character is drawn with its left half.
      guard cell.columns > 0 else { continue }
      let (row, column) = index.quotientAndRemainder(dividingBy: next.size.columns)
      if index != cursor || column == 0 { frame += "\u{1b}[\(row + 1);\(column + 1)H" }
      let wanted = usesColor ? cell.style : cell.style.withoutColor
      if wanted != style { frame += wanted.escapeSequence }
      style = wanted
      frame.append(cell.character)
      // Terminals disagree on the width of some characters, so the cursor is placed again after all
      // but plain ones.
      let isPlain = cell.columns == 1 && cell.character.unicodeScalars.count == 1
      cursor = isPlain ? index + 1 : nil
    }
    shown = next
    return frame + (style == .plain ? "" : Style.plain.escapeSequence) + "\u{1b}[?2026l"
  }
}
