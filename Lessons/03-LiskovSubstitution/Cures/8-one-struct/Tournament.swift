import LiskovSubstitutionBefore
import SpaceGame

/// The tournament's things.
enum Tournament {
  static let control = FlightControl(maker: object)

  /// Of the sparks that burn out, every other one is a buoy, which stays, the rest are comets.
  @Sendable static func object(for record: Entity) -> FlyingObject? {
    guard record.kind == .spark, record.expiresAt != nil else { return nil }
    return FlyingObject(
      kind: record.kind, position: record.position, lives: record.lives,
      velocity: record.id.isMultiple(of: 2) ? nil : Velocity(.west, speed: Velocity.topSpeed))
  }

  /// Where everything that flies will be in a second.
  static func chart(of cast: [Entity]) -> [Position] {
    control.movers(in: cast).map {
      $0.object.position.moved($0.velocity.direction, by: $0.velocity.speed)
    }
  }
}
