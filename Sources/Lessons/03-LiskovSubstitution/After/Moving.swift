import SpaceGame

/// A flying object that flies by itself: it always has a velocity.
public protocol Moving: FlyingObject {
  var velocity: Velocity { get }
}

extension Moving {
  /// Where it is after one more tick. The rule is the same for everything that moves.
  func position(after tick: Int) -> Position {
    let velocity = velocity
    return position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
}
