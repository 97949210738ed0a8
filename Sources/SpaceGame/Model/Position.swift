/// A cell in the arena, counted from the top left corner.
public struct Position: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The position `cells` away in a direction.
  public func moved(_ direction: Direction, by cells: Int = 1) -> Position {
    Position(x: x + direction.dx * cells, y: y + direction.dy * cells)
  }

  /// The distance in king's moves: the larger of the two axis distances, in cells.
  public func distance(to other: Position) -> Int {
    max(abs(x - other.x), abs(y - other.y))
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(x),\(y)" }
}
