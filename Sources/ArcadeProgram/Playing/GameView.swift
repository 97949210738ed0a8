import SpaceGame
import Terminal
import Text

/// Draws the game's frame on a screen, coloured and centred.
enum GameView {
  /// - Parameters:
  ///   - keys: The key descriptions, separated by three blanks, with the way to leave last.
  ///   - label: The label of the sides.
  ///   - notes: The lines below flight control's reports, shown as one below the frame if the screen
  ///     has a row for it.
  static func canvas(
    of world: World, highScore: Int, keys: String, label: String = "", notes: [String] = [],
    in size: Size
  ) -> Canvas {
    guard Window.isLargeEnough(size) else {
      return Window.request(
        for: "The game", keys: keys.split(separator: "   ").last.map(String.init) ?? "",
        label: label, in: size)
    }
    var canvas = Canvas(size)
    let frame = Frame(of: world, highScore: highScore, keys: keys)
    let (column, row) = ((size.columns - frame.width) / 2, (size.rows - frame.height) / 2)
    draw(frame, at: column, row: row, on: &canvas)
    if !label.isEmpty {
      // On the wall above the last line.
      canvas.write(
        " \(label) ", at: column + 2, row: row + frame.height - 2, style: style(of: .label))
    }
    if !notes.isEmpty, row + frame.height < size.rows {
      canvas.write(
        TextWidth.fit(notes.joined(separator: "   "), columns: frame.width - 2), at: column + 1,
        row: row + frame.height, style: style(of: .label))
    }
    return canvas
  }

  private static func draw(_ frame: Frame, at column: Int, row: Int, on canvas: inout Canvas) {
    for line in 0..<frame.height {
      var column = column
      for cell in frame.row(line) {
        // Skip blanks: a canvas starts blank.
        if cell.ink != .blank {
          canvas.write(
            String(cell.character), at: column, row: row + line, style: style(of: cell.ink))
        }
        column += 1
      }
    }
  }

  private static func style(of ink: Frame.Ink) -> Style {
    switch ink {
    case .blank: .plain
    case .frame: .blue
    case .label: .cyan
    case .banner: .bold + .reversed
    case .player: .bold + .green
    case .enemy: .yellow
    case .danger: .bold + .red
    case .bonus: .bold + .magenta
    case .glow: .dim + .white
    }
  }
}
