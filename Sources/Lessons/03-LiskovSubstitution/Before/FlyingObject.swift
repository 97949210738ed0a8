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
  /// How it flies by itself. Subclasses that do so override it; the others must not be asked.
  var velocity: Velocity {
    fatalError("\(type(of: self)) has no velocity.")
  }
  // end: velocity

  // snippet: position-after
  /// Where it is after one more tick. Asks for the velocity, so the same care is due.
  func position(after tick: Int) -> Position {
    position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
  // end: position-after
}
