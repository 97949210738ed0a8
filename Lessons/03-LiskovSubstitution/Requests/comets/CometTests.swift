import SpaceGame
import Testing

@Suite("Comets")
struct CometTests {
  private func comet(id: Int = 1, at position: Position, velocity: Velocity? = nil) -> Entity {
    Entity(id: id, kind: .spark, allegiance: .nobody, position: position, velocity: velocity)
  }

  @Test(
    "A comet falls toward the middle, twelve cells a second", arguments: Side.allCases,
    [(column: 10, goal: 22), (70, 58), (38, 38), (39, 39)])
  func falls(side: Side, way: (column: Int, goal: Int)) {
    var comet = comet(at: Position(x: way.column, y: 2))
    var rows: Set<Int> = []
    for tick in 0..<Time.ticksPerSecond {
      comet.position = side.flightControl.positions(of: [comet], after: tick)[0]
      rows.insert(comet.position.y)
    }
    #expect(comet.position == Position(x: way.goal, y: 14))
    #expect(rows.count == 13, "It falls a cell at a time and does not jump.")
  }

  @Test("The velocity report lists comets in their places", arguments: Side.allCases)
  func reported(side: Side) {
    let census = side.flightControl.census(of: [
      .staged(.bolt, id: 1, velocity: Velocity(.south, speed: 9)),
      comet(id: 2, at: Position(x: 38, y: 3)),
      .staged(.mine, id: 3),
      comet(id: 4, at: Position(x: 39, y: 3)),
    ])
    #expect(
      census
        == Census(
          characters: 4, lives: [1, 1, 1, 1],
          velocities: [
            Velocity(.south, speed: 9), Velocity(.southEast, speed: 12),
            Velocity(.southWest, speed: 12),
          ]))
  }

  @Test("Other sparks fly as they did, and so do other things of nobody", arguments: Side.allCases)
  func others(side: Side) {
    let place = Position(x: 40, y: 4)
    let thrown = comet(id: 1, at: place, velocity: Velocity(.north, speed: 30))
    let cold = Entity.staged(.spark, id: 2, at: place)
    let falling = comet(id: 3, at: place)
    let kit = Entity(id: 4, kind: .repair, allegiance: .nobody, position: place)
    // In tick 4 twelve cells a second make the second of them.
    let positions = side.flightControl.positions(of: [thrown, cold, falling, kit], after: 4)
    #expect(positions == [place.moved(.north), place, place.moved(.southWest), place])
  }
}
