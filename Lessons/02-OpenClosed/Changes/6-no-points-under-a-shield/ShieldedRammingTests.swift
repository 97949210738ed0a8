import SpaceGame
import Testing

/// A ship as plain as can be: the player's has a shield after a hit, and flies wherever it is told.
private struct PlainShip: Vessel {
  private(set) var record: Entity

  mutating func loseLife(at tick: Int) {
    guard tick >= record.shieldedUntil else { return }
    record.lives -= 1
    if record.kind == .player { record.shieldedUntil = tick + ShieldRules.duration }
  }

  mutating func gainLife() { record.lives += 1 }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    record.position = record.position.moved(direction)
  }

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] { [] }
}

private struct PlainShipyard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel { PlainShip(record: record) }
}

/// Nobody shoots or steers, and everything but a spark can be touched.
private struct Touching: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    Turn(
      shooters: [], courses: [],
      colliders: scene.entities.filter { $0.kind != .spark }.map(\.id))
  }
}

private struct StillFlight: FlightControlling {
  func positions(of cast: [Entity], after tick: Int) -> [Position] { cast.map(\.position) }

  func census(of cast: [Entity]) -> Census {
    Census(
      characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
  }
}

@Suite("The player rams under a shield")
struct ShieldedRammingTests {
  @Test("A game counts only the ships rammed without a shield", arguments: Side.allCases)
  func game(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: PlainShipyard(), referee: side.referee, flightControl: StillFlight(),
        turnOrder: Touching()))
    let enemies: [(Kind, Int)] = [(.diver, 24), (.hunter, 30), (.diver, 36), (.hunter, 50)]
    var world = World(
      staging: [Part.player.entity(1, x: 20)]
        + enemies.enumerated().map { Part($1.0, of: .enemy).entity(2 + $0, x: $1.1) })
    func fly(_ ticks: Int, _ heading: Direction?) -> [Int] {
      for _ in 0..<ticks { game.step(&world, Command(heading: heading)) }
      let enemies = world.count(of: .diver) + world.count(of: .hunter)
      return [world.score, world.player?.lives ?? 0, enemies]
    }
    // Points, lives, enemies: the first ship costs a life and scores. The shield holds through the next two.
    #expect(fly(4, .east) == [20, 2, 3])
    #expect(fly(16, .east) == [20, 2, 1])
    #expect(fly(ShieldRules.duration, nil) == [20, 2, 1])
    #expect(fly(10, .east) == [20 + 40, 1, 0])
  }

  @Test(
    "Ramming under a shield destroys the ship and hits the player, for no points",
    arguments: Side.allCases, [Kind.raider, .diver, .hunter])
  func shielded(side: Side, kind: Kind) {
    for (one, ship) in inBothOrders(.player, Part(kind, of: .enemy)) {
      var player = one
      player.shieldedUntil = 51
      for tick in [0, 49, 50] {
        let outcomes = side.outcomes(player, ship, tick: tick)
        #expect(outcomes.prefix(2) == [.hit(player.id), .destroy(ship.id)], "\(side): \(tick)")
        #expect(points(outcomes) == 0, "\(side): \(tick)")
      }
    }
  }

  @Test(
    "In the tick in which the shield goes down, ramming scores again", arguments: Side.allCases,
    [Kind.raider, .diver, .hunter])
  func shieldDown(side: Side, kind: Kind) {
    for (one, ship) in inBothOrders(.player, Part(kind, of: .enemy)) {
      var player = one
      player.shieldedUntil = 51
      #expect(
        side.outcomes(player, ship, tick: 51)
          == [.hit(player.id), .destroy(ship.id), .score(kind.points)])
    }
  }

  @Test("A shield costs no other points", arguments: Side.allCases)
  func otherPoints(side: Side) {
    var player = Part.player.entity(1)
    player.shieldedUntil = 51
    #expect(points(side.outcomes(player, Part.repair.entity(2), tick: 10)) == 50)
    // The shield of the enemy makes no difference.
    player.shieldedUntil = 0
    var enemy = Part(.diver, of: .enemy).entity(2)
    enemy.shieldedUntil = 51
    #expect(points(side.outcomes(player, enemy, tick: 10)) == 20)
  }

  private func points(_ outcomes: [Outcome]) -> Int {
    outcomes.reduce(0) { sum, outcome in
      if case .score(let points) = outcome { sum + points } else { sum }
    }
  }
}

extension Side {
  fileprivate func outcomes(_ one: Entity, _ other: Entity, tick: Int) -> [Outcome] {
    referee.outcomes(of: Contact(one, other), in: Scene(tick: tick, entities: []))
  }
}
