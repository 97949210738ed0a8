import SpaceGame

/// The base of everything that flies.
open class FlyingObject {
  public let position: Position
  public let lives: Int

  public init(position: Position, lives: Int) {
    self.position = position
    self.lives = lives
  }

  // snippet: promise
  /// Whether it flies by itself. A subclass that does so overrides this and `velocity`.
  open var fliesByItself: Bool { false }

  /// How it flies by itself. Ask `fliesByItself` first: the others have no velocity.
  open var velocity: Velocity {
    fatalError("\(type(of: self)) has no velocity.")
  }
  // end: promise

  // snippet: flight
  /// Where it is after one more tick.
  func position(after tick: Int) -> Position {
    guard fliesByItself else { return position }
    let velocity = velocity
    return position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
  // end: flight
}
