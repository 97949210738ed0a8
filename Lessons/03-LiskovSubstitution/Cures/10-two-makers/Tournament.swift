import LiskovSubstitutionAfter
import SpaceGame

/// Stays where it is.
struct Buoy: FlyingObject {
  let kind: Kind
  let position: Position
  let lives: Int
}

// snippet: comet
/// Flies west.
struct Comet: Moving {
  let kind: Kind
  let position: Position
  let lives: Int
  let velocity = Velocity(.west, speed: Velocity.topSpeed)
}
// end: comet

/// The tournament's things: of the sparks that burn out, every other one is a buoy, the rest are
/// comets.
enum Tournament {
  static let control = FlightControl(flying: comet, staying: buoy)

  @Sendable static func comet(for record: Entity) -> Comet? {
    guard record.kind == .spark, record.expiresAt != nil, !record.id.isMultiple(of: 2) else {
      return nil
    }
    return Comet(kind: record.kind, position: record.position, lives: record.lives)
  }

  @Sendable static func buoy(for record: Entity) -> Buoy? {
    guard record.kind == .spark, record.expiresAt != nil, record.id.isMultiple(of: 2) else {
      return nil
    }
    return Buoy(kind: record.kind, position: record.position, lives: record.lives)
  }

  /// Where everything that flies will be in a second.
  static func chart(of cast: [Entity]) -> [Position] {
    control.movers(in: cast).map {
      $0.position.moved($0.velocity.direction, by: $0.velocity.speed)
    }
  }
}
