import SpaceGame
import Testing

@Suite("Our report on the tournament's cast")
struct ReportTests {
  private static func thing(_ kind: Kind, _ id: Int) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: .nobody, position: Position(x: 40, y: id),
      velocity: Velocity(.south, speed: 12), expiresAt: kind == .spark ? 8 : nil)
  }

  /// A buoy, a comet, a bolt and a mine.
  private static let cast = [
    thing(.spark, 2), thing(.spark, 3), thing(.bolt, 4),
    Entity(id: 5, kind: .mine, allegiance: .enemy, position: Position(x: 1, y: 1)),
  ]

  @Test("Our report lists the velocities of comets, and leaves buoys out", arguments: Side.allCases)
  func report(side: Side) {
    let census = side.flightControl.census(of: Self.cast)
    #expect(census.characters == 4 && census.lives == [1, 1, 1, 1])
    #expect(census.velocities == [Velocity(.west, speed: 30), Velocity(.south, speed: 12)])
  }
}
