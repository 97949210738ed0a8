import SpaceGame

/// Flight control that asks for a velocity only where there is one.
public struct FlightControl: FlightControlling {
  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    let parsed = Cast(cast)
    var positions = cast.map(\.position)
    for (place, mover) in zip(parsed.places, parsed.movers) {
      positions[place] = mover.position(after: tick)
    }
    return positions
  }

  public func census(of cast: [Entity]) -> Census {
    let parsed = Cast(cast)
    return Census(
      characters: Reports.characters(of: parsed.objects),
      lives: Reports.lives(of: parsed.objects),
      velocities: Reports.velocities(of: parsed.movers))
  }
}
