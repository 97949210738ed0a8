import SpaceGame

/// A ship that flies only when it is told to: the player, raiders, spectres.
struct Ship: FlyingObject {
  let position: Position
  let lives: Int
}

/// A ship that flies by itself: divers and hunters.
struct Cruiser: Moving {
  let position: Position
  let lives: Int
  let velocity: Velocity
}
