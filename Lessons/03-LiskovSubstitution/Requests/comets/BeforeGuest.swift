import LiskovSubstitutionBefore
import SpaceGame

/// The flight control of the tournament.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionBefore.FlightControl { record in
    guard record.kind == .spark, record.allegiance == .nobody, record.velocity == nil else {
      return nil
    }
    return Comet(position: record.position, lives: record.lives)
  }

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

/// Falls toward the middle of the arena.
private final class Comet: FlyingObject {
  override var fliesByItself: Bool { true }

  override var velocity: Velocity {
    Velocity(position.x < Arena.standard.width / 2 ? .southEast : .southWest, speed: 12)
  }
}
