import LiskovSubstitutionBefore
import SpaceGame

/// Flight control with the tournament's objects.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionBefore.FlightControl { record in
    guard record.kind == .spark, record.expiresAt != nil else { return nil }
    return record.id.isMultiple(of: 2)
      ? Buoy(kind: record.kind, position: record.position, lives: record.lives)
      : Comet(kind: record.kind, position: record.position, lives: record.lives)
  }

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

// snippet: buoy
/// Stays where it is.
private final class Buoy: FlyingObject {
  override func position(after tick: Int) -> Position { position }
}
// end: buoy

/// Flies west, and slows down each time it is asked.
private final class Comet: FlyingObject {
  private var speed = Velocity.topSpeed + 1

  override var velocity: Velocity {
    speed -= 1
    return Velocity(.west, speed: speed)
  }
}
