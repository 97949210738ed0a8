import SpaceGame

/// What hangs where it is and has no crew: mines.
struct Buoy: FlyingObject {
  let position: Position
  let lives: Int
}

/// What drifts along and has no crew: sparks and repair kits.
struct Drifter: Moving {
  let position: Position
  let lives: Int
  let velocity: Velocity
}
