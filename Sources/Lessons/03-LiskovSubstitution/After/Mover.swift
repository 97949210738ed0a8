import SpaceGame

/// Flies by itself, as its record says.
struct Mover: Moving {
  let kind: Kind
  let position: Position
  let lives: Int
  let velocity: Velocity
}
