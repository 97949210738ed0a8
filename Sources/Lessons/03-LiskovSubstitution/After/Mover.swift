import SpaceGame

// snippet: mover
/// Flies by itself: bolts, divers, sparks.
final class Mover: FlyingObject, Moving {
  let velocity: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    self.velocity = velocity
    super.init(position: position, lives: lives)
  }
}
// end: mover
