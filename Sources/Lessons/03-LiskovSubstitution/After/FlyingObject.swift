import SpaceGame

// snippet: flying-object
/// The base of everything that flies.
open class FlyingObject {
  public let position: Position
  public let lives: Int

  public init(position: Position, lives: Int) {
    self.position = position
    self.lives = lives
  }
}
// end: flying-object
