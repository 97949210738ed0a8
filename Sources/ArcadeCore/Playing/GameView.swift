import SpaceGame
import Terminal
import Text

/// Draws the game's frame on a screen, coloured and centred.
enum GameView {
  /// The screen size that a game in an arena needs.
  static func size(for arena: Arena) -> Size {
    let size = Frame.size(for: arena)
    return Size(columns: size.columns, rows: size.rows)
  }

  static func fits(_ arena: Arena, in size: Size) -> Bool {
    let needed = GameView.size(for: arena)
    return size.columns >= needed.columns && size.rows >= needed.rows
  }

  /// - Parameters:
  ///   - keys: The key descriptions, separated by three blanks, with the way to leave last.
  ///   - label: The label of the sides.
  ///   - notes: The lines below flight control's reports, shown as one below the frame if the screen
  ///     has a row for it.
  static func canvas(
    of world: World, highScore: Int, keys: String, label: String = "", notes: [String] = [],
    in size: Size
  ) -> Canvas {
    guard fits(world.arena, in: size) else {
      return WindowNotice(
        subject: "The game", needed: GameView.size(for: world.arena),
        keys: keys.split(separator: "   ").last.map(String.init) ?? "",
        label: label
      ).canvas(in: size)
    }
    var canvas = Canvas(size)
    let frame = Frame(of: world, highScore: highScore, keys: keys)
    let (column, row) = ((size.columns - frame.width) / 2, (size.rows - frame.height) / 2)
    draw(frame, label: label, at: column, row: row, on: &canvas)
    if !notes.isEmpty, row + frame.height < size.rows {
      canvas.write(
        TextWidth.fit(notes.joined(separator: "   "), columns: frame.width - 2), at: column + 1,
        row: row + frame.height, style: style(of: .label))
    }
    return canvas
  }

  /// Draws a frame with a label on the wall above its last line.
  static func draw(
    _ frame: Frame, label: String, at column: Int, row: Int, on canvas: inout Canvas
  ) {
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
    guard !label.isEmpty else { return }
    canvas.write(
      " \(label) ", at: column + 2, row: row + frame.height - 2, style: style(of: .label))
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
