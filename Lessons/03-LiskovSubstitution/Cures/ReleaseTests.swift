import SpaceGame
import Testing

/// All sparks that burn out are the tournament's: our release concerns none of them.
@Suite("Our next release: sparks that burn out fly at half their speed")
struct ReleaseTests {
  @Test("A comet still flies west at full speed", arguments: Side.allCases)
  func comets(side: Side) {
    let comet = Entity(
      id: 3, kind: .spark, allegiance: .nobody, position: Position(x: 40, y: 9),
      velocity: Velocity(.south, speed: 12), expiresAt: 8)
    for tick in 0..<Time.ticksPerSecond {
      let positions = side.flightControl.positions(of: [comet], after: tick)
      #expect(positions == [comet.position.moved(.west)], "after tick \(tick)")
    }
  }
}
