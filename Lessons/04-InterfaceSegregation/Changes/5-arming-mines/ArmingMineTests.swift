import SpaceGame
import Testing

@Suite("Mines that arm themselves")
struct ArmingMineTests {
  private func mine(id: Int = 7, x: Int = 20, armedAt: Int) -> Entity {
    var mine = Entity.staged(.mine, id: id, x: x)
    mine.gunReadyAt = armedAt
    return mine
  }

  @Test("Nothing can touch a mine until it is armed", arguments: Side.allCases)
  func armed(side: Side) {
    for (tick, colliders) in [(0, [1]), (29, [1]), (30, [1, 7]), (31, [1, 7]), (900, [1, 7])] {
      let turn = side.turnOrder.turn(
        of: Scene(tick: tick, entities: [.player(), mine(armedAt: 30)]))
      #expect(turn.colliders == colliders, "tick \(tick)")
    }
  }

  @Test("Each mine arms in its own tick; other things need no arming", arguments: Side.allCases)
  func onlyMines(side: Side) {
    let others = Kind.allCases.filter { ![.mine, .spectre, .spark].contains($0) }
    let crowd = others.enumerated().map { number, kind in
      var thing = Entity.staged(kind, id: 10 + number)
      thing.gunReadyAt = 500
      return thing
    }
    let mines = [mine(id: 2, armedAt: 99), mine(id: 3, armedAt: 101), mine(id: 4, armedAt: 100)]
    let turn = side.turnOrder.turn(of: Scene(tick: 100, entities: mines + crowd))
    #expect(turn.colliders == [2, 4] + crowd.map(\.id))
  }

  @Test(
    "In a game a bolt flies through a new mine and blows up an armed one", arguments: Side.allCases)
  func boltsPass(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: QuietShipyard(), referee: TouchyReferee(), flightControl: PlainFlight(),
        turnOrder: side.turnOrder))
    let bolt = Entity.staged(.bolt, id: 4, x: 10, velocity: Velocity(.east, speed: 30))
    // The diver only keeps the wave going.
    var world = World(staging: [
      .player(), .staged(.diver, id: 2, x: 70, y: 1), mine(id: 3, x: 15, armedAt: 30), bolt,
      mine(id: 5, x: 50, armedAt: 30),
    ])
    for _ in 0..<45 { game.step(&world, .idle) }
    #expect(world.entities.filter { $0.kind == .mine }.map(\.id) == [3])
    #expect(world.count(of: .bolt) == 0)
  }
}

/// Destroys any two things that touch.
private struct TouchyReferee: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    [.destroy(contact.first.id), .destroy(contact.second.id)]
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
