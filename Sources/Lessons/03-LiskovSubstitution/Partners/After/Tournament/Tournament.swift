import LiskovSubstitutionAfter
import SpaceGame

/// Flight control with the tournament's buoys and comets, and its chart below the reports.
public struct Tournament: FlightControlling {
  private let game = FlightControl(flying: Comet.init, staying: Buoy.init)

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    game.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    let census = game.census(of: cast)
    let chart = Chart(of: game.movers(in: cast))
    return Census(
      characters: census.characters, lives: census.lives, velocities: census.velocities,
      notes: census.notes + [chart.line])
  }
}
