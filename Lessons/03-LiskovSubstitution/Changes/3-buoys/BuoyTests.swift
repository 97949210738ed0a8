import SpaceGame
import Testing

@Suite("Buoys")
struct BuoyTests {
  private static let place = Position(x: 40, y: 9)

  private static func mine(
    _ id: Int, of allegiance: Allegiance = .nobody, _ velocity: Velocity? = nil
  ) -> Entity {
    Entity(
      id: id, kind: .mine, allegiance: allegiance, position: place, velocity: velocity, lives: 2)
  }

  /// A buoy with a velocity in its record and one without, a mine and a bolt.
  private static let cast: [Entity] = [
    mine(1, Velocity(.east, speed: 30)), mine(2), mine(3, of: .enemy, Velocity(.west, speed: 30)),
    Entity(
      id: 4, kind: .bolt, allegiance: .nobody, position: place,
      velocity: Velocity(.south, speed: 30)),
  ]

  @Test("A buoy hangs where it is, and the rest flies as before", arguments: Side.allCases)
  func hangs(side: Side) {
    let place = Self.place
    for tick in [0, 29] {
      let positions = side.flightControl.positions(of: Self.cast, after: tick)
      #expect(positions == [place, place, place.moved(.west), place.moved(.south)])
    }
  }

  @Test("The velocity report leaves buoys out, and the others count them", arguments: Side.allCases)
  func reported(side: Side) {
    let velocities = [Velocity(.west, speed: 30), Velocity(.south, speed: 30)]
    #expect(
      side.flightControl.census(of: Self.cast).threeReports
        == Census(characters: 4, lives: [2, 2, 2, 1], velocities: velocities))
  }
}
