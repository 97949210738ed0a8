import SpaceGame

// snippet: mover
/// Flies by itself: bolts, divers, sparks.
final class Mover: FlyingObject {
  private let course: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(position: position, lives: lives)
  }

  override var fliesByItself: Bool { true }
  override var velocity: Velocity { course }
}
// end: mover
