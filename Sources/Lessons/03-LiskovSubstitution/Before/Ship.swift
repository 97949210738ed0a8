import SpaceGame

// snippet: ship
/// A ship that flies only when it is told to: the player, raiders and spectres.
class Ship: FlyingObject {}
// end: ship

/// A ship that flies by itself: divers and hunters.
final class Cruiser: Ship {
  private let course: Velocity

  init(position: Position, lives: Int, velocity: Velocity) {
    course = velocity
    super.init(position: position, lives: lives)
  }

  override var velocity: Velocity { course }
}
