import SpaceGame
import Testing

@Suite("Our next release: a note counts changed courses")
struct ReleaseTests {
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

  @Test(
    "A buoy and a comet do not fly as their records say; a bolt and a mine do",
    arguments: Side.allCases)
  func changed(side: Side) {
    #expect(side.flightControl.census(of: Self.cast).notes == ["Changed courses: 2"])
  }
}
