import PlayerVisit
import Terminal
import Text

/// A part of a canvas on which the rows of a table are painted.
///
/// Nothing is painted outside the part, so a row that is only half visible is clipped.
final class CanvasSurface: Surface {
  let columns: Int
  private(set) var canvas: Canvas
  private let origin: (column: Int, row: Int)
  private let rows: Int

  init(_ canvas: Canvas, column: Int, row: Int, size: Size) {
    self.canvas = canvas
    origin = (column, row)
    columns = size.columns
    rows = size.rows
  }

  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool
  ) {
    let room = columns.clamped(to: 0..<self.columns)
    guard !room.isEmpty, (0..<rows).contains(line) else { return }
    canvas.write(
      CanvasSurface.fit(text, columns: room.count, alignment: alignment),
      at: origin.column + room.lowerBound, row: origin.row + line,
      style: Style(tint, isSelected: isSelected))
  }

  private static func fit(_ text: String, columns: Int, alignment: Alignment) -> String {
    let missing = columns - TextWidth.columns(of: text)
    guard alignment == .trailing, missing > 0 else {
      return TextWidth.fit(text, columns: columns)
    }
    return String(repeating: " ", count: missing) + TextWidth.fit(text, columns: columns - missing)
  }
}
