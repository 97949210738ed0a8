import SpaceGame

/// Stays where it is until it is told to move: its record has no velocity.
struct Hoverer: FlyingObject {
  let kind: Kind
  let position: Position
  let lives: Int
}
