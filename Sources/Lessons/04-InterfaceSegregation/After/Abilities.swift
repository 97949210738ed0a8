import SpaceGame

// snippet: abilities
/// Something that can shoot.
public protocol Shooting {
  var id: Entity.ID { get }

  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool
}

// snippet: steering
/// Something that sets its own course.
public protocol Steering {
  var id: Entity.ID { get }

  /// The velocity that it sets in this tick, a direction and a speed; `nil` if it sets none.
  func velocity(in scene: Scene) -> Velocity?
}
// end: steering

/// Something that can touch and be touched.
public protocol Colliding {
  var id: Entity.ID { get }
}
// end: abilities
