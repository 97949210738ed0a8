import SpaceGame
import Testing

@Suite("Mines that creep")
struct CreepingMineTests {
  @Test(
    "In a game mines creep to the player from the fifth wave on, two cells a second",
    arguments: Side.allCases)
  func creeps(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: QuietShipyard(), referee: QuietReferee(), flightControl: PlainFlight(),
        turnOrder: side.turnOrder))
    // Cells in three seconds; a mine may spend the first second waiting for its turn.
    for (wave, way) in [(4, 0...0), (5, 4...6)] {
      // The diver only keeps the wave going.
      var world = World(
        staging: [
          .player(x: 40, y: 16), .staged(.diver, id: 2, x: 70),
          .staged(.mine, id: 3, x: 30, y: 9),
        ],
        wave: wave)
      for _ in 0..<(3 * Time.ticksPerSecond) { game.step(&world, .idle) }
      let end = world.entities[2].position
      #expect(end.x - 30 == end.y - 9, "It creeps straight to the south-east.")
      #expect(way.contains(end.x - 30), "wave \(wave), after three seconds")
    }
  }

  @Test("Each mine sets its course once a second, not all at once", arguments: Side.allCases)
  func onceASecond(side: Side) {
    let mines = (2...4).map { Entity.staged(.mine, id: $0) }
    let turns = (0..<Time.ticksPerSecond).map { tick in
      side.turnOrder.turn(of: Scene(tick: tick, wave: 5, entities: [.player()] + mines))
    }
    for mine in mines {
      #expect(turns.filter { $0.velocity(of: mine.id) != nil }.count == 1, "mine \(mine.id)")
    }
    #expect(turns.allSatisfy { $0.courses.count < mines.count })
    #expect(turns.allSatisfy { $0.colliders == [1, 2, 3, 4] }, "They can still be touched.")
  }

  @Test(
    "A mine heads straight for the player, from the fifth wave on",
    arguments: Side.allCases, Direction.allCases)
  func straight(side: Side, direction: Direction) {
    let mine = Entity.staged(.mine, x: 40, y: 9)
    for (cells, wave) in [(1, 5), (7, 5), (7, 12), (7, 4)] {
      let spot = mine.position.moved(direction, by: cells)
      let courses = (0..<Time.ticksPerSecond).flatMap { tick in
        side.turnOrder.turn(
          of: Scene(tick: tick, wave: wave, entities: [.player(x: spot.x, y: spot.y), mine])
        ).courses
      }
      let expected = Turn.Course(mine.id, Velocity(direction, speed: 2))
      #expect(courses == (wave < 5 ? [] : [expected]), "wave \(wave), \(cells) cells away")
    }
  }

  @Test(
    "A mine that has arrived, or has no player to go to, keeps its direction",
    arguments: Side.allCases, [[Entity.player(x: 20, y: 5)], []])
  func keepsOn(side: Side, others: [Entity]) {
    let mine = Entity.staged(.mine, x: 20, y: 5, velocity: Velocity(.northWest, speed: 1))
    let courses = (0..<Time.ticksPerSecond).flatMap { tick in
      side.turnOrder.turn(of: Scene(tick: tick, wave: 8, entities: others + [mine])).courses
    }
    #expect(courses == [Turn.Course(mine.id, Velocity(.northWest, speed: 2))])
  }
}

/// Flies everything by its velocity.
private struct PlainFlight: FlightControlling {
  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { thing in
      guard let velocity = thing.velocity else { return thing.position }
      return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
    }
  }

  func census(of cast: [Entity]) -> Census { Census(characters: 0, lives: [], velocities: []) }
}

private struct QuietShipyard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel {
    preconditionFailure("No test here builds a ship.")
  }
}

private struct QuietReferee: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { [] }
}
