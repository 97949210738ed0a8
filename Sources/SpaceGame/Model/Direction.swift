/// One of the eight directions of the compass. North is up the screen.
public enum Direction: String, CaseIterable, Sendable {
  case north = "N"
  case northEast = "NE"
  case east = "E"
  case southEast = "SE"
  case south = "S"
  case southWest = "SW"
  case west = "W"
  case northWest = "NW"

  /// Cells to the right for one step: -1, 0 or 1.
  public var dx: Int {
    switch self {
    case .northEast, .east, .southEast: 1
    case .north, .south: 0
    case .southWest, .west, .northWest: -1
    }
  }

  /// Cells down the screen for one step: -1, 0 or 1.
  public var dy: Int {
    switch self {
    case .southEast, .south, .southWest: 1
    case .east, .west: 0
    case .northEast, .north, .northWest: -1
    }
  }

  /// The direction from one position to another, or `nil` if they are the same.
  ///
  /// Only the sign on each axis counts, so every position off the axes is diagonal.
  public init?(from start: Position, toward end: Position) {
    let dx = (end.x - start.x).signum()
    let dy = (end.y - start.y).signum()
    guard let match = Direction.allCases.first(where: { $0.dx == dx && $0.dy == dy }) else {
      return nil
    }
    self = match
  }
}
