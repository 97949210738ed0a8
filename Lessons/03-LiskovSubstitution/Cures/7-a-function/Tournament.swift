import LiskovSubstitutionBefore
import SpaceGame

/// The tournament's things.
enum Tournament {
  static let control = FlightControl(velocity: velocity)

  // snippet: velocity
  /// Of the sparks that burn out, every other one is a buoy, which stays, the rest are comets.
  @Sendable static func velocity(of record: Entity, ours: Velocity?) -> Velocity? {
    guard record.kind == .spark, record.expiresAt != nil else { return ours }
    return record.id.isMultiple(of: 2) ? nil : Velocity(.west, speed: Velocity.topSpeed)
  }
  // end: velocity

  /// Where everything that flies will be in a second.
  static func chart(of cast: [Entity]) -> [Position] {
    control.movers(in: cast).map {
      $0.thing.position.moved($0.velocity.direction, by: $0.velocity.speed)
    }
  }
}
