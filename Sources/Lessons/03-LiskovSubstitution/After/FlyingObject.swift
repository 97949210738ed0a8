import SpaceGame

/// Everything in the arena.
public protocol FlyingObject {
  var kind: Kind { get }
  var position: Position { get }
  var lives: Int { get }
}
