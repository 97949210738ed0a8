import SpaceGame

/// The base of everything that flies: ships, bullets and all the rest.
class FlyingObject {
  let position: Position
  let lives: Int

  init(position: Position, lives: Int) {
    self.position = position
    self.lives = lives
  }

  // snippet: velocity
  /// How it flies by itself. A subclass that does so overrides it; no other may be asked.
  var velocity: Velocity {
    fatalError("\(type(of: self)) has no velocity.")
  }
  // end: velocity

  /// Where it is after one more tick. Needs the velocity, so no other may be asked for this either.
  func position(after tick: Int) -> Position {
    let velocity = velocity
    return position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
}
