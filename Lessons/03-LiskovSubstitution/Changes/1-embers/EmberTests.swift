import SpaceGame
import Testing

@Suite("Embers")
struct EmberTests {
  private static let place = Position(x: 40, y: 9)

  private static func spark(_ id: Int, of allegiance: Allegiance, _ velocity: Velocity?) -> Entity {
    .staged(.spark, id: id, of: allegiance, at: place, velocity: velocity)
  }

  /// An ember with a velocity in its record and one without, and two sparks.
  private static let cast = [
    spark(1, of: .player, Velocity(.east, speed: 30)), spark(2, of: .player, nil),
    spark(3, of: .nobody, Velocity(.west, speed: 30)),
    spark(4, of: .enemy, Velocity(.south, speed: 30)),
  ]

  @Test("An ember glows where it is, and other sparks fly", arguments: Side.allCases)
  func glows(side: Side) {
    let place = Self.place
    for tick in [0, 29] {
      let positions = side.flightControl.positions(of: Self.cast, after: tick)
      #expect(positions == [place, place, place.moved(.west), place.moved(.south)])
    }
  }

  @Test(
    "The velocity report leaves embers out, and the other reports count them",
    arguments: Side.allCases)
  func reported(side: Side) {
    let velocities = [Velocity(.west, speed: 30), Velocity(.south, speed: 30)]
    #expect(
      side.flightControl.census(of: Self.cast).threeReports
        == Census(characters: 4, lives: [1, 1, 1, 1], velocities: velocities))
  }
}
