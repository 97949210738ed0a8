import SpaceGame

/// Everything in the arena. Other modules may bring subclasses.
open class FlyingObject {
  public let kind: Kind
  public let position: Position
  public let lives: Int

  public init(kind: Kind, position: Position, lives: Int) {
    self.kind = kind
    self.position = position
    self.lives = lives
  }

  // snippet: promise
  /// How it flies by itself. A subclass that flies overrides it; one that stays has no velocity.
  open var velocity: Velocity {
    fatalError("\(type(of: self)) does not say how it flies.")
  }

  /// Where it is after one more tick. A subclass that stays overrides it.
  open func position(after tick: Int) -> Position {
    position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
  // end: promise
}
