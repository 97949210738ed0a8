import SpaceGame

/// Drifts along without a crew: sparks and repair kits.
struct Drifter: Moving {
  let position: Position
  let lives: Int
  let velocity: Velocity
}

/// Hangs where it is, without a crew: mines.
struct Buoy: FlyingObject {
  let position: Position
  let lives: Int
}
