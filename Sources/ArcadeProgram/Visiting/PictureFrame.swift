import PlayerVisit
import Terminal
import Text

/// The frame of every screen: a title, two lines, and the keys at the bottom.
///
/// It is as wide as the game's picture and is centred, so that nothing jumps between screens.
struct PictureFrame {
  private static let name = "SHIPSHAPE ARCADE"
  /// The number of columns next to the title.
  static let placeColumns = Window.smallest.columns - name.count - 4
  /// How many columns the name of a figure takes.
  private static let nameColumns = 14
  /// Rows above and below the contents.
  private static let rowsAround = (above: 2, below: 2)

  private(set) var canvas: Canvas
  private let left: Int

  static func lines(in size: Size) -> Int {
    max(0, size.rows - rowsAround.above - rowsAround.below)
  }

  /// - Parameters:
  ///   - place: Where the visitor is; shown to the right of the title.
  ///   - keys: What the keys do here.
  init(_ place: String, keys: String, in size: Size) {
    canvas = Canvas(size)
    left = (size.columns - Window.smallest.columns) / 2
    let rule = String(repeating: "─", count: columns)
    for row in [1, size.rows - PictureFrame.rowsAround.below] {
      canvas.write(rule, at: left, row: row, style: .blue)
    }
    canvas.write(PictureFrame.name, at: left + 1, row: 0, style: Style(.accent))
    writeAtRight(Paragraph.fit(place, columns: PictureFrame.placeColumns), row: 0)
    canvas.write(keys, at: left + 1, row: size.rows - 1, style: .cyan)
  }

  var columns: Int { Window.smallest.columns }
  var lines: Int { PictureFrame.lines(in: canvas.size) }

  /// Writes text inside; columns and lines are counted from 0.
  mutating func write(_ text: String, at column: Int, line: Int, style: Style = .plain) {
    guard (0..<lines).contains(line) else { return }
    canvas.write(
      Paragraph.fit(text, columns: columns - column - 1), at: left + column,
      row: PictureFrame.rowsAround.above + line, style: style)
  }

  mutating func write(_ lines: [String], at column: Int, line: Int, style: Style) {
    for (offset, text) in lines.enumerated() {
      write(text, at: column, line: line + offset, style: style)
    }
  }

  /// Writes a figure after its name.
  mutating func write(_ figure: String, of name: String, at column: Int, line: Int) {
    write(name, at: column, line: line, style: Style(.quiet))
    write(figure, at: column + PictureFrame.nameColumns, line: line)
  }

  /// Names the plugged-in code on the line above the keys.
  static func write(label: String, on canvas: inout Canvas) {
    guard !label.isEmpty else { return }
    canvas.write(
      " \(label) ", at: (canvas.size.columns - Window.smallest.columns) / 2 + 2,
      row: canvas.size.rows - rowsAround.below, style: .cyan)
  }

  /// Shows on both lines how much is hidden above and below.
  mutating func noteMore(above: Int, below: Int) {
    if above > 0 { writeAtRight(" ▲ \(above) more ", row: 1) }
    if below > 0 {
      writeAtRight(" ▼ \(below) more ", row: canvas.size.rows - PictureFrame.rowsAround.below)
    }
  }

  private mutating func writeAtRight(_ text: String, row: Int) {
    let column = left + columns - 1 - TextWidth.columns(of: text)
    canvas.write(text, at: column, row: row, style: .cyan)
  }

  mutating func draw(_ field: FormPicture.Field, at column: Int, line: Int, columns: Int) {
    field.draw(
      on: &canvas, at: left + column, row: PictureFrame.rowsAround.above + line, columns: columns)
  }

  /// Paints the whole inside.
  mutating func paint(_ painting: (CanvasSurface) -> Void) {
    let surface = CanvasSurface(
      canvas, column: left, row: PictureFrame.rowsAround.above,
      size: Size(columns: columns, rows: lines))
    painting(surface)
    canvas = surface.canvas
  }
}
