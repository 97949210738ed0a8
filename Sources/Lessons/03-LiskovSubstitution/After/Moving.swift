import SpaceGame

// snippet: moving
/// A flying object that flies by itself. Whoever conforms has a velocity, always.
protocol Moving: FlyingObject {
  var velocity: Velocity { get }
}

extension Moving {
  /// Where it is after one more tick. Not a requirement: the rule is the same for every mover.
  func position(after tick: Int) -> Position {
    let velocity = velocity
    return position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
}
// end: moving
