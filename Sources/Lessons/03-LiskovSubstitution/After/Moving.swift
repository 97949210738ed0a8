import SpaceGame

/// A flying object that flies by itself.
protocol Moving: FlyingObject {
  var velocity: Velocity { get }
}

extension Moving {
  /// Where it is after one more tick.
  func position(after tick: Int) -> Position {
    position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
}
