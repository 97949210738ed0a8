import SpaceGame

// snippet: abilities
/// Something that has a trigger.
protocol Shooting {
  var id: Entity.ID { get }

  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool
}

/// Something that sets its own velocity.
protocol Steering {
  var id: Entity.ID { get }

  /// Ticks between two changes of course.
  var steeringPeriod: Int { get }

  /// The velocity that it sets when its turn has come: a direction and a speed.
  func velocity(in scene: Scene) -> Velocity
}

/// Something that can touch and be touched.
protocol Colliding {
  var id: Entity.ID { get }
}
// end: abilities
