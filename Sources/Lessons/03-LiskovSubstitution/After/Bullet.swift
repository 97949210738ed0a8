import SpaceGame

// snippet: bullet
/// What a gun fires: bolts and seekers.
struct Bullet: Moving {
  let position: Position
  let lives: Int
  let velocity: Velocity
}
// end: bullet
