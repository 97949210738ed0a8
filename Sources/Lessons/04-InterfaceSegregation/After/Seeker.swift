import SpaceGame

/// A bullet that follows the player.
struct Seeker: Steering, Colliding {
  let id: Entity.ID
  let position: Position
  let heading: Direction

  func velocity(in scene: Scene) -> Velocity? {
    guard scene.isTurn(of: id, every: TurnRules.steeringPeriod(of: .seeker)) else { return nil }
    let course = scene.player.flatMap { Direction(from: position, toward: $0.position) }
    return Velocity(
      course ?? heading, speed: TurnRules.cruisingSpeed(of: .seeker, wave: scene.wave))
  }
}
