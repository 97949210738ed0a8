import LiskovSubstitutionBefore
import SpaceGame

/// Flight control with flares: bolts that belong to nobody.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionBefore.FlightControl { record in
    guard record.kind == .bolt, record.allegiance == .nobody else { return nil }
    return Flare(kind: record.kind, position: record.position, lives: record.lives)
  }

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

// snippet: flare
/// Rises slowly.
private final class Flare: FlyingObject {}
// end: flare
