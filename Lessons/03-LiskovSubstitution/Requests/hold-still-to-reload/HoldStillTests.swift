import SpaceGame
import Testing

@Suite("Ships that reload")
struct HoldStillTests {
  @Test(
    "A ship that flies by itself holds still until its gun is ready, and then flies on",
    arguments: Side.allCases, Kind.allCases.filter(\.isShip))
  func holds(side: Side, kind: Kind) {
    var ship = Entity.staged(
      kind, at: Position(x: 10, y: 10), velocity: Velocity(.southEast, speed: 30))
    ship.gunReadyAt = 40
    let rows = [0, 38, 39, 40, 41].map { tick in
      side.flightControl.positions(of: [ship], after: tick)[0].y
    }
    #expect(rows == [10, 10, 10, 11, 11])
  }

  @Test(
    "Only ships hold still, and they keep their velocity in the report", arguments: Side.allCases)
  func onlyShips(side: Side) {
    let velocity = Velocity(.east, speed: 30)
    let cast = Kind.allCases.enumerated().map { number, kind in
      var thing = Entity.staged(
        kind, id: number + 1, at: Position(x: 10, y: number), velocity: velocity)
      thing.gunReadyAt = 500
      return thing
    }
    let columns = side.flightControl.positions(of: cast, after: 499).map(\.x)
    #expect(columns == Kind.allCases.map { $0.isShip ? 10 : 11 })
    #expect(
      side.flightControl.census(of: cast).velocities
        == Array(repeating: velocity, count: cast.count))
  }

  @Test(
    "In a game newcomers wait where they appear until their guns are ready",
    arguments: Side.allCases)
  func newcomersWait(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: QuietShipyard(), referee: QuietReferee(), flightControl: side.flightControl,
        turnOrder: QuietTurn()))
    var diver = Entity.staged(
      .diver, id: 2, at: Position(x: 20, y: 1), velocity: Velocity(.south, speed: 10))
    diver.gunReadyAt = 30
    var world = World(staging: [.staged(.player, id: 1, at: Position(x: 38, y: 17)), diver])
    var rows: [Int] = []
    for _ in 0..<3 {
      for _ in 0..<Time.ticksPerSecond { game.step(&world, .idle) }
      rows.append(world.entities[1].position.y)
    }
    #expect(rows == [1, 11, 2], "Ten cells a second from the second on; below it comes in again.")
  }
}

/// A game in which nothing happens but flight, and no ship has to act.
private struct QuietShipyard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel {
    preconditionFailure("Nobody was expected to build a ship.")
  }
}

private struct QuietReferee: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { [] }
}

private struct QuietTurn: TurnTaking {
  func turn(of scene: Scene) -> Turn { Turn(shooters: [], courses: [], colliders: []) }
}
