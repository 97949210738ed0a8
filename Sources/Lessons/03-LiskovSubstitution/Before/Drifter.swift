import SpaceGame

/// Drifts along without a crew: sparks and repair kits.
final class Drifter: FlyingObject {
  private let course: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(position: position, lives: lives)
  }

  override var velocity: Velocity { course }
}

/// Hangs where it is, without a crew: mines.
final class Buoy: FlyingObject {}
