import SpaceGame

// snippet: ship
/// A ship that flies only when it is told to: the player, raiders and spectres.
struct Ship: FlyingObject {
  let position: Position
  let lives: Int
}
// end: ship

/// A ship that flies by itself: divers and hunters.
struct Cruiser: Moving {
  let position: Position
  let lives: Int
  let velocity: Velocity
}
