import SpaceGame

// snippet: wide-protocol
/// Everything that can take a turn, with all its abilities.
public protocol SpaceObject {
  var id: Entity.ID { get }

  /// Whether it can touch and be touched.
  var canBeTouched: Bool { get }

  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool

  /// The velocity that it sets in this tick, a direction and a speed; `nil` if it sets none.
  func velocity(in scene: Scene) -> Velocity?
}
// end: wide-protocol
