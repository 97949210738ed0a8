import SpaceGame
import Testing

@Suite("Buoys and comets")
struct BuoyAndCometTests {
  private static let place = Position(x: 40, y: 9)

  private static func thing(_ kind: Kind, _ id: Int, burnsOut: Bool = true) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: .nobody, position: place,
      velocity: Velocity(.south, speed: 30), expiresAt: burnsOut ? 8 : nil)
  }

  @Test("A buoy stays where it is", arguments: Side.allCases)
  func buoys(side: Side) {
    for tick in 0..<Time.ticksPerSecond {
      let positions = side.flightControl.positions(
        of: [Self.thing(.spark, 2), Self.thing(.spark, 8)], after: tick)
      #expect(positions == [Self.place, Self.place], "after tick \(tick)")
    }
  }

  @Test("A comet flies west, a cell in each tick", arguments: Side.allCases)
  func comets(side: Side) {
    for tick in 0..<Time.ticksPerSecond {
      let positions = side.flightControl.positions(
        of: [Self.thing(.spark, 3), Self.thing(.spark, 9)], after: tick)
      #expect(
        positions == [Self.place.moved(.west), Self.place.moved(.west)], "after tick \(tick)")
    }
  }

  @Test("A spark that does not burn out flies as in the game", arguments: Side.allCases)
  func sparks(side: Side) {
    for id in [2, 3] {
      let positions = side.flightControl.positions(
        of: [Self.thing(.spark, id, burnsOut: false)], after: 5)
      #expect(positions == [Self.place.moved(.south)])
    }
  }

  @Test("A seeker, which burns out, too, flies as in the game", arguments: Side.allCases)
  func seekers(side: Side) {
    for id in [2, 3] {
      let positions = side.flightControl.positions(of: [Self.thing(.seeker, id)], after: 5)
      #expect(positions == [Self.place.moved(.south)])
    }
  }
}
