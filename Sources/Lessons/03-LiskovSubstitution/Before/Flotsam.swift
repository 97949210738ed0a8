import SpaceGame

/// What hangs where it is and has no crew: mines.
final class Buoy: FlyingObject {}

/// What drifts along and has no crew: sparks and repair kits.
final class Drifter: FlyingObject {
  private let course: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(position: position, lives: lives)
  }

  override var velocity: Velocity { course }
}
