/// A text picture of the game: a rectangle of characters, each in an ink.
public struct Frame: Hashable, Sendable {
  /// The meaning of a character; the screen chooses its colour.
  public enum Ink: Hashable, Sendable {
    case blank
    /// The walls of the arena.
    case frame
    /// Figures and keys.
    case label
    /// Text over the picture while the game rests.
    case banner
    /// The player's ship and bolts.
    case player
    /// Ships that can be shot.
    case enemy
    /// Anything that hits the player.
    case danger
    /// Anything that the player should catch.
    case bonus
    /// Anything that cannot be touched.
    case glow
  }

  /// One character of the picture.
  public struct Cell: Hashable, Sendable {
    public var character: Character
    public var ink: Ink
  }

  public let width: Int
  public let height: Int
  /// In rows, from the top left.
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

  /// The rows as plain text, without trailing spaces.
  public var lines: [String] {
    (0..<height).map { number in
      var line = row(number)
      while line.last?.character == " " { line.removeLast() }
      return String(line.map(\.character))
    }
  }

  /// Writes text to the right of a position and clips it at the edges.
  mutating func write(_ text: String, x: Int, y: Int, ink: Ink) {
    guard (0..<height).contains(y) else { return }
    for (offset, character) in text.enumerated() where (0..<width).contains(x + offset) {
      cells[y * width + x + offset] = Cell(character: character, ink: ink)
    }
  }
}
