import SpaceGame
import Terminal

/// Draws the game's frame on a screen, coloured and centred.
enum GameView {
  /// The size of the screen that an arena's game needs.
  static func size(for arena: Arena) -> Size {
    let size = Frame.size(for: arena)
    return Size(columns: size.columns, rows: size.rows)
  }

  static func fits(_ arena: Arena, in size: Size) -> Bool {
    let needed = GameView.size(for: arena)
    return size.columns >= needed.columns && size.rows >= needed.rows
  }

  /// - Parameter keys: What the keys do, separated by three blanks; how to leave comes last.
  static func canvas(of world: World, highScore: Int, keys: String, in size: Size) -> Canvas {
    guard fits(world.arena, in: size) else {
      return WindowNotice(
        subject: "The game", needed: GameView.size(for: world.arena),
        keys: keys.split(separator: "   ").last.map(String.init) ?? ""
      ).canvas(in: size)
    }
    var canvas = Canvas(size)
    let frame = Frame(of: world, highScore: highScore, keys: keys)
    let left = (size.columns - frame.width) / 2
    let top = (size.rows - frame.height) / 2
    for row in 0..<frame.height {
      for run in runs(in: frame.row(row)) {
        canvas.write(
          run.text, at: left + run.start, row: top + row, style: style(of: run.ink))
      }
    }
    return canvas
  }

  /// Neighbours of the same ink, written together; blanks are left out, as a canvas starts blank.
  private static func runs(
    in cells: ArraySlice<Frame.Cell>
  ) -> [(start: Int, text: String, ink: Frame.Ink)] {
    var runs: [(start: Int, text: String, ink: Frame.Ink)] = []
    var last = Frame.Ink.blank
    for index in cells.indices where cells[index].ink != .blank || last != .blank {
      let cell = cells[index]
      if cell.ink == .blank {
        last = .blank
      } else if cell.ink == last {
        runs[runs.count - 1].text.append(cell.character)
      } else {
        runs.append((index - cells.startIndex, String(cell.character), cell.ink))
        last = cell.ink
      }
    }
    return runs
  }

  private static func style(of ink: Frame.Ink) -> Style {
    switch ink {
    case .blank: .plain
    case .frame: Style(foreground: .blue)
    case .label: Style(foreground: .cyan)
    case .banner: Style(isBold: true, isReversed: true)
    case .player: Style(foreground: .green, isBold: true)
    case .enemy: Style(foreground: .yellow)
    case .danger: Style(foreground: .red, isBold: true)
    case .bonus: Style(foreground: .magenta, isBold: true)
    case .glow: Style(foreground: .white, isDim: true)
    }
  }
}
