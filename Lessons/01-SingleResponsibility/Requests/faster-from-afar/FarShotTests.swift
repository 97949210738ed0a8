import SpaceGame
import Testing

/// Lets every hunter pull its trigger in every tick; nobody steers, nobody is touched.
private struct HuntersFire: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    Turn(
      shooters: scene.entities.filter { $0.kind == .hunter }.map(\.id), courses: [], colliders: [])
  }
}

/// Moves what has a velocity straight on.
private struct StraightFlight: FlightControlling {
  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { thing in
      guard let velocity = thing.velocity else { return thing.position }
      return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
    }
  }

  func census(of cast: [Entity]) -> Census {
    Census(
      characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
  }
}

private struct NothingFollows: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { [] }
}

@Suite("A hunter far above the player")
struct FarShotTests {
  @Test(
    "A hunter's bolt from afar comes down half as fast again in the game",
    arguments: Side.allCases)
  func bolt(side: Side) {
    // A bolt starts a row below its hunter: fourteen rows and nine rows are to be flown.
    #expect(ticks(from: 2, to: 17, side) == ticks(for: 14, speed: 18))
    #expect(ticks(from: 7, to: 17, side) == ticks(for: 9, speed: 12))
  }

  @Test("More than ten rows below is far, whatever lies to the side", arguments: Side.allCases)
  func boundary(side: Side) {
    for aside in [-12, 0, 3, 30] {
      #expect(speeds(of: .hunter, side, aside: aside, below: 11) == [18], "\(aside) aside")
      #expect(speeds(of: .hunter, side, aside: aside, below: 10) == [12], "\(aside) aside")
    }
    #expect(speeds(of: .hunter, side, aside: 30, below: -11) == [12])
  }

  @Test("A bolt from afar goes where it has always gone", arguments: Side.allCases)
  func direction(side: Side) {
    for (aside, direction) in [(-7, Direction.southWest), (6, .south), (7, .southEast)] {
      var ship = side.ship(.hunter, at: Position(x: 40, y: 2))
      #expect(
        ship.shoot(at: 10, target: Position(x: 40 + aside, y: 15)) == [
          Shot(
            .bolt, from: Position(x: 40, y: 2).moved(direction),
            velocity: Velocity(direction, speed: 18))
        ])
    }
  }

  @Test("Nobody else shoots faster from afar", arguments: Side.allCases)
  func others(side: Side) {
    #expect(speeds(of: .hunter, side, aside: 0, below: 14) == [18])
    for kind in Kind.armedShips where kind != .hunter {
      #expect(
        speeds(of: kind, side, aside: 0, below: 14) == [ShipRules.bulletSpeed(of: kind)],
        "\(kind)")
    }
  }

  private func speeds(of kind: Kind, _ side: Side, aside: Int, below: Int) -> [Int] {
    let start = Position(x: 40, y: 2)
    var ship = side.ship(kind, at: start)
    return ship.shoot(at: 10, target: Position(x: start.x + aside, y: start.y + below))
      .map(\.velocity.speed)
  }

  /// Plays until a hunter's first bolt is in the player's row, and counts the ticks of its flight.
  private func ticks(from hunterRow: Int, to playerRow: Int, _ side: Side) -> Int? {
    let game = Game(
      systems: Systems(
        shipyard: side.shipyard, referee: NothingFollows(), flightControl: StraightFlight(),
        turnOrder: HuntersFire()))
    var world = World(staging: [
      Entity(
        id: 1, kind: .player, allegiance: .player, position: Position(x: 40, y: playerRow)),
      Entity(
        id: 2, kind: .hunter, allegiance: .enemy, position: Position(x: 40, y: hunterRow)),
    ])
    game.step(&world, .idle)
    guard let bolt = world.entities.first(where: { $0.kind == .bolt })?.id else { return nil }
    return (1...60).first { _ in
      game.step(&world, .idle)
      return world.index(of: bolt).map { world.entities[$0].position.y == playerRow } ?? false
    }
  }

  /// How long that flight takes from the second tick of the game on.
  private func ticks(for rows: Int, speed: Int) -> Int? {
    (1...60).first { ticks in
      (1...ticks).reduce(0) { $0 + Velocity(.south, speed: speed).cells(after: $1) } == rows
    }
  }
}
