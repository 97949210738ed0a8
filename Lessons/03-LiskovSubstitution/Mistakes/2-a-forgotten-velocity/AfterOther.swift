import LiskovSubstitutionAfter
import SpaceGame

/// Flight control with flares: bolts that belong to nobody.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionAfter.FlightControl { record in
    guard record.kind == .bolt, record.allegiance == .nobody else { return nil }
    return .moving(Flare(position: record.position, lives: record.lives))
  }

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

/// Rises slowly.
private struct Flare: Moving {
  let kind = Kind.bolt
  let position: Position
  let lives: Int
}
