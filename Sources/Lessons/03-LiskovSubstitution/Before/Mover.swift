import SpaceGame

/// Flies by itself, as its record says.
class Mover: FlyingObject {
  private let course: Velocity

  init(kind: Kind, position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(kind: kind, position: position, lives: lives)
  }

  override var velocity: Velocity { course }
}
