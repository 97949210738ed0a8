import LiskovSubstitutionAfter
import SpaceGame

/// The flight control of the regatta.
public struct FlightControl: FlightControlling {
  private let control = LiskovSubstitutionAfter.FlightControl { record in
    guard record.kind == .mine, record.allegiance == .nobody else { return nil }
    return .still(Buoy(position: record.position, lives: record.lives))
  }

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

/// Hangs where it is.
private struct Buoy: FlyingObject {
  let kind = Kind.mine
  let position: Position
  let lives: Int
}
