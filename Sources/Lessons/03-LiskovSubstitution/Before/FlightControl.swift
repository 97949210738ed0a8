import SpaceGame

/// Flight control that knows one base class and asks every object for its type.
public struct FlightControl: FlightControlling {
  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    Reports(objects: Cast(cast).objects).positions(after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    let reports = Reports(objects: Cast(cast).objects)
    return Census(
      characters: reports.characters, lives: reports.lives, velocities: reports.velocities)
  }
}
