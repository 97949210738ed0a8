import SpaceGame

// snippet: bullet
/// What a gun fires: bolts and seekers.
final class Bullet: FlyingObject {
  private let course: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(position: position, lives: lives)
  }

  override var velocity: Velocity { course }
}
// end: bullet
