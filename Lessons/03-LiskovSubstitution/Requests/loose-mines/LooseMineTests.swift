import SpaceGame
import Testing

@Suite("Mines that have come loose")
struct LooseMineTests {
  /// Without a velocity of its own, unless told otherwise.
  private func looseMine(id: Int, at position: Position, velocity: Velocity? = nil) -> Entity {
    Entity(
      id: id, kind: .mine, allegiance: .nobody, position: position, velocity: velocity)
  }

  @Test(
    "A loose mine drifts two cells a second, east in even rows and west in odd ones",
    arguments: Side.allCases, [(row: 0, goal: 42), (4, 42), (9, 38), (18, 42)])
  func drifts(side: Side, way: (row: Int, goal: Int)) {
    var mine = looseMine(id: 1, at: Position(x: 40, y: way.row))
    var columns: Set<Int> = []
    for tick in 0..<Time.ticksPerSecond {
      mine.position = side.flightControl.positions(of: [mine], after: tick)[0]
      columns.insert(mine.position.x)
    }
    #expect(mine.position == Position(x: way.goal, y: way.row))
    #expect(columns.count == 3, "It drifts a cell at a time and does not jump.")
  }

  @Test("The velocity report lists loose mines in their places", arguments: Side.allCases)
  func reported(side: Side) {
    let census = side.flightControl.census(of: [
      looseMine(id: 1, at: Position(x: 5, y: 3)),
      .staged(.bolt, id: 2, velocity: Velocity(.south, speed: 9)),
      .staged(.mine, id: 3),
      looseMine(id: 4, at: Position(x: 5, y: 8)),
    ])
    #expect(
      census
        == Census(
          characters: 4, lives: [1, 1, 1, 1],
          velocities: [
            Velocity(.west, speed: 2), Velocity(.south, speed: 9), Velocity(.east, speed: 2),
          ]))
  }

  @Test(
    "Only mines come loose, and one that was given a velocity keeps that", arguments: Side.allCases)
  func othersStay(side: Side) {
    let place = Position(x: 40, y: 4)
    let derelict = Entity(id: 1, kind: .diver, allegiance: .nobody, position: place)
    let kit = Entity(id: 2, kind: .repair, allegiance: .nobody, position: place)
    let moored = Entity.staged(.mine, id: 3, at: place)
    let thrown = looseMine(id: 4, at: place, velocity: Velocity(.north, speed: 30))
    let loose = looseMine(id: 5, at: place)
    // The tick in which two cells a second make the first of them.
    let positions = side.flightControl.positions(
      of: [derelict, kit, moored, thrown, loose], after: 14)
    #expect(positions == [place, place, place, place.moved(.north), place.moved(.east)])
  }
}
