import SpaceGame

/// Flight control that knows one base class and asks every object for its type.
public struct FlightControl: FlightControlling {
  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { record in
      let object = Cast.member(from: record)
      return object.fliesByItself ? object.position(after: tick) : object.position
    }
  }

  public func census(of cast: [Entity]) -> Census {
    let cast = Cast(cast)
    return Census(
      characters: Reports.characters(of: cast.members),
      lives: Reports.lives(of: cast.members),
      velocities: Reports.velocities(of: cast.members))
  }
}
