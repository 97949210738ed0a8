/// A picture of the game in text: a rectangle of characters, each in an ink.
public struct Frame: Hashable, Sendable {
  /// What a character stands for; a screen chooses the colour.
  public enum Ink: Hashable, Sendable {
    case blank
    /// The walls of the arena.
    case frame
    /// Figures and keys.
    case label
    /// What lies over the picture when the game rests.
    case banner
    /// The player's ship and bolts.
    case player
    /// Ships that can be shot.
    case enemy
    /// What hits the player.
    case danger
    /// What the player should catch.
    case bonus
    /// What nobody can touch.
    case glow
  }

  /// One character of the picture.
  public struct Cell: Hashable, Sendable {
    public var character: Character
    public var ink: Ink
  }

  public let width: Int
  public let height: Int
  /// Row by row, from the top left.
  public private(set) var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(character: " ", ink: .blank), count: width * height)
  }

  /// The cells of a row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * width..<(row + 1) * width]
  }

  /// The rows as plain text, without spaces at their ends.
  public var lines: [String] {
    (0..<height).map { number in
      var line = row(number)
      while line.last?.character == " " { line.removeLast() }
      return String(line.map(\.character))
    }
  }

  /// Writes text from a place to the right. What falls outside is left out.
  mutating func write(_ text: String, x: Int, y: Int, ink: Ink) {
    guard (0..<height).contains(y) else { return }
    for (offset, character) in text.enumerated() where (0..<width).contains(x + offset) {
      cells[y * width + x + offset] = Cell(character: character, ink: ink)
    }
  }
}
