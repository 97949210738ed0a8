import PlayerRoster
import SpaceGame
import Terminal

/// What all screens of the arcade have in common: a title, walls, and the keys in the last line.
///
/// It is as wide as the game's picture and stands in the middle, so that nothing jumps from one
/// screen to the next.
struct PictureFrame {
  /// As much as the game needs.
  static let smallest = Playbill.size(for: .standard)
  /// Rows above and below what stands inside.
  private static let rowsAround = (above: 2, below: 2)
  /// Columns between the wall and what stands inside.
  private static let margin = 2

  private(set) var canvas: Canvas
  private let left: Int

  static func fits(in size: Size) -> Bool {
    size.columns >= smallest.columns && size.rows >= smallest.rows
  }

  /// How many lines have room inside.
  static func lines(in size: Size) -> Int {
    max(0, size.rows - rowsAround.above - rowsAround.below)
  }

  init(_ place: String, keys: String, in size: Size) {
    canvas = Canvas(size)
    left = (size.columns - PictureFrame.smallest.columns) / 2
    drawWalls()
    write("SHIPSHAPE ARCADE", atColumn: left + 1, row: 0, style: Style(.accent))
    let room = PictureFrame.smallest.columns / 2
    let title = Paragraph.fit(place, columns: room)
    write(
      title, atColumn: left + PictureFrame.smallest.columns - 1 - TextWidth.columns(of: title),
      row: 0, style: Style(foreground: .cyan))
    write(keys, atColumn: left + 1, row: size.rows - 1, style: Style(foreground: .cyan))
  }

  /// How many columns have room inside.
  var columns: Int { PictureFrame.smallest.columns - 2 - 2 * PictureFrame.margin }
  var lines: Int { PictureFrame.lines(in: canvas.size) }

  /// Writes inside; columns and lines are counted from 0.
  mutating func write(_ text: String, at column: Int, line: Int, style: Style = .plain) {
    guard (0..<lines).contains(line) else { return }
    write(
      Paragraph.fit(text, columns: columns - column), atColumn: self.column(column),
      row: row(line), style: style)
  }

  /// Draws inside with something that draws on canvases.
  mutating func draw(
    at column: Int, line: Int, _ drawing: (inout Canvas, _ column: Int, _ row: Int) -> Void
  ) {
    drawing(&canvas, self.column(column), row(line))
  }

  /// Lets something paint on all that is inside.
  mutating func paint(_ painting: (CanvasSurface) -> Void) {
    let surface = CanvasSurface(
      canvas, column: column(0), row: row(0), size: Size(columns: columns, rows: lines))
    painting(surface)
    canvas = surface.canvas
  }

  private func column(_ column: Int) -> Int { left + 1 + PictureFrame.margin + column }
  private func row(_ line: Int) -> Int { PictureFrame.rowsAround.above + line }

  private mutating func write(_ text: String, atColumn column: Int, row: Int, style: Style) {
    canvas.write(text, at: column, row: row, style: style)
  }

  private mutating func drawWalls() {
    let style = Style(foreground: .blue)
    let last = canvas.size.rows - PictureFrame.rowsAround.below
    let line = String(repeating: "─", count: PictureFrame.smallest.columns - 2)
    write("┌" + line + "┐", atColumn: left, row: 1, style: style)
    for row in 2..<last {
      write("│", atColumn: left, row: row, style: style)
      write("│", atColumn: left + PictureFrame.smallest.columns - 1, row: row, style: style)
    }
    write("└" + line + "┘", atColumn: left, row: last, style: style)
  }
}
