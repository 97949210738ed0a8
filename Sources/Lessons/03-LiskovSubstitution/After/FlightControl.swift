import SpaceGame

/// Flight control that asks for a velocity only where there is one.
public struct FlightControl: FlightControlling {
  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { record in
      Cast.Member(record).position(after: tick)
    }
  }

  public func census(of cast: [Entity]) -> Census {
    let cast = Cast(cast)
    return Census(
      characters: Reports.characters(of: cast.members),
      lives: Reports.lives(of: cast.members),
      velocities: Reports.velocities(of: cast.movers))
  }
}
