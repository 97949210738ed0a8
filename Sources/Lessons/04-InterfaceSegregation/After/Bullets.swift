import SpaceGame

// snippet: bolt
/// A bullet that flies straight on.
struct Bolt: Colliding {
  let id: Entity.ID
}
// end: bolt

/// A bullet that turns after the player.
struct Seeker: Steering, Colliding {
  let id: Entity.ID
  let position: Position
  let heading: Direction

  var steeringPeriod: Int { TurnRules.steeringPeriod(of: .seeker) }

  func velocity(in scene: Scene) -> Velocity {
    let course = scene.player.flatMap { Direction(from: position, toward: $0.position) }
    return Velocity(
      course ?? heading, speed: TurnRules.cruisingSpeed(of: .seeker, wave: scene.wave))
  }
}
