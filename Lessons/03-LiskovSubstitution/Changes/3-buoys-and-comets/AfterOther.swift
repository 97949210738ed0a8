import LiskovSubstitutionAfter
import SpaceGame

/// Flight control with the tournament's objects.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionAfter.FlightControl(
    flying: Comet.init, staying: Buoy.init)

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

/// Stays where it is.
private struct Buoy: FlyingObject {
  let kind: Kind
  let position: Position
  let lives: Int

  /// Of the sparks that burn out, each with an even id is a buoy.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, record.id.isMultiple(of: 2) else {
      return nil
    }
    (kind, position, lives) = (record.kind, record.position, record.lives)
  }
}

/// Flies west.
private struct Comet: Moving {
  let kind: Kind
  let position: Position
  let lives: Int
  let velocity = Velocity(.west, speed: Velocity.topSpeed)

  /// Of the sparks that burn out, each with an odd id is a comet.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, !record.id.isMultiple(of: 2) else {
      return nil
    }
    (kind, position, lives) = (record.kind, record.position, record.lives)
  }
}
