import LiskovSubstitutionBefore
import SpaceGame

/// Stays where it is.
final class Buoy: FlyingObject {}

/// Flies west.
final class Comet: FlyingObject {
  override var velocity: Velocity? { Velocity(.west, speed: Velocity.topSpeed) }
}

/// The tournament's things.
enum Tournament {
  static let control = FlightControl(maker: object)

  /// Of the sparks that burn out, every other one is a buoy, the rest are comets.
  @Sendable static func object(for record: Entity) -> FlyingObject? {
    guard record.kind == .spark, record.expiresAt != nil else { return nil }
    return record.id.isMultiple(of: 2)
      ? Buoy(kind: record.kind, position: record.position, lives: record.lives)
      : Comet(kind: record.kind, position: record.position, lives: record.lives)
  }

  /// Where everything that flies will be in a second.
  static func chart(of cast: [Entity]) -> [Position] {
    control.objects(in: cast).compactMap { thing in
      thing.velocity.map { thing.position.moved($0.direction, by: $0.speed) }
    }
  }
}
