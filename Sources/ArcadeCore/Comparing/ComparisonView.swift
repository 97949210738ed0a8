import SpaceGame
import Terminal
import Text

/// Draws the same tick of two games.
enum ComparisonView {
  enum Arrangement: Hashable {
    case beside, above
    /// One page at a time: the picture of either, or what differs in words.
    case pages
  }

  struct Moment {
    let worlds: [World]
    let names: [String]
    /// Which tick it is, and what differs first.
    let status: String
    let differences: [String]
    let keys: String
    /// 0 or 1 for a picture, 2 for the words, where there is room for one only.
    var page = 0
  }

  /// A picture without its line of keys.
  private static let picture = Size(
    columns: GameView.size(for: .standard).columns, rows: GameView.size(for: .standard).rows - 1)
  /// A picture, a line of status and one of keys.
  static let smallest = Size(columns: picture.columns, rows: picture.rows + 2)

  /// nil where there is no room for any.
  static func arrangement(in size: Size) -> Arrangement? {
    guard size.columns >= smallest.columns, size.rows >= smallest.rows else { return nil }
    if size.columns > 2 * picture.columns { return .beside }
    return size.rows >= smallest.rows + picture.rows ? .above : .pages
  }

  static func canvas(of moment: Moment, in size: Size) -> Canvas {
    guard let arrangement = arrangement(in: size) else {
      return WindowNotice(
        subject: "The comparison", needed: smallest, keys: "q quits",
        label: moment.names.joined(separator: " beside ")
      ).canvas(in: size)
    }
    var canvas = Canvas(size)
    switch arrangement {
    case .beside:
      let left = (size.columns - 1) / 2 - picture.columns
      draw(0, of: moment, at: left, row: 0, on: &canvas)
      draw(1, of: moment, at: left + picture.columns + 1, row: 0, on: &canvas)
    case .above:
      draw(0, of: moment, at: (size.columns - picture.columns) / 2, row: 0, on: &canvas)
      draw(
        1, of: moment, at: (size.columns - picture.columns) / 2, row: picture.rows, on: &canvas)
    case .pages where moment.page < 2:
      draw(moment.page, of: moment, at: (size.columns - picture.columns) / 2, row: 0, on: &canvas)
    case .pages: write(moment.differences, on: &canvas)
    }
    let top = picture.rows * (arrangement == .above ? 2 : 1)
    let lines = Paragraph.lines(
      of: moment.status, columns: size.columns - 2, most: size.rows - top - 1)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: 1, row: top + row, style: .bold)
    }
    canvas.write(moment.keys, at: 1, row: size.rows - 1, style: .cyan)
    return canvas
  }

  /// Draws one of the pictures; what is otherwise in the other one is reversed.
  private static func draw(
    _ index: Int, of moment: Moment, at column: Int, row: Int, on canvas: inout Canvas
  ) {
    let frames = moment.worlds.map { Frame(of: $0) }
    GameView.draw(frames[index], label: moment.names[index], at: column, row: row, on: &canvas)
    for line in 0..<picture.rows {
      for (place, cells) in zip(frames[index].row(line), frames[1 - index].row(line)).enumerated()
      where cells.0 != cells.1 {
        canvas.write(
          String(cells.0.character), at: column + place, row: row + line,
          style: .bold + .reversed)
      }
    }
  }

  private static func write(_ differences: [String], on canvas: inout Canvas) {
    let told = differences.isEmpty ? ["Nothing differs in this tick."] : differences
    let lines = told.flatMap { Paragraph.lines(of: $0, columns: canvas.size.columns - 2) }
    let room = picture.rows - 1
    let shown = lines.count <= room ? lines : lines.prefix(room - 1) + ["…"]
    for (row, line) in shown.enumerated() { canvas.write(line, at: 1, row: row) }
  }
}
