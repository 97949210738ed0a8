/// The rectangle of cells in which everything flies.
public struct Arena: Hashable, Sendable {
  /// Fits an 80 × 24 terminal with its frame and two lines of text.
  public static let standard = Arena(width: 78, height: 19)

  /// In cells.
  public let width: Int
  /// In cells.
  public let height: Int

  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "An arena has at least one cell.")
    self.width = width
    self.height = height
  }

  /// Whether a position is inside.
  public func contains(_ position: Position) -> Bool {
    (0..<width).contains(position.x) && (0..<height).contains(position.y)
  }

  /// The rows that the player may enter: about a third, at the bottom.
  public var playerRows: ClosedRange<Int> {
    (height - max(1, height / 3))...(height - 1)
  }

  /// The cell in which the player starts.
  public var playerStart: Position {
    Position(x: max(0, width / 2 - 1), y: max(0, height - 2))
  }
}
