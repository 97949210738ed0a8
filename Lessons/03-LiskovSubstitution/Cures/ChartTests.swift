import SpaceGame
import Testing

@Suite("The tournament's chart")
struct ChartTests {
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

  @Test("The chart shows where all that flies will be in a second, and leaves out what stays")
  func chart() {
    #expect(Tournament.chart(of: Self.cast) == [Position(x: 10, y: 3), Position(x: 40, y: 16)])
  }
}
