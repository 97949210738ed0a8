import SpaceGame
import Testing

/// Lets the player fire when the command says so; everything else hangs still and can be touched.
private struct PlayerFires: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    let player = scene.entities.filter { $0.kind == .player }.map(\.id)
    return Turn(
      shooters: scene.command.fires ? player : [], courses: [],
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

/// A mine costs the player a life, and a kit gives one back.
private struct MinesAndKits: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (player, other) = (contact.first, contact.second)
    return switch other.kind {
    case .mine: [.destroy(other.id), .hit(player.id)]
    case .repair: [.destroy(other.id), .repair(player.id)]
    default: []
    }
  }
}

@Suite("The player's last life")
struct LastStandTests {
  private let start = Position(x: 40, y: 15)

  @Test(
    "In the game, the player fires two bolts on the last life, and one again after a repair kit",
    arguments: Side.allCases)
  func game(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: side.shipyard, referee: MinesAndKits(), flightControl: StillFlight(),
        turnOrder: PlayerFires()))
    func things(_ lives: Int) -> [Entity] {
      [
        Entity(id: 1, kind: .player, allegiance: .player, position: start, lives: lives),
        Entity(id: 2, kind: .mine, allegiance: .enemy, position: Position(x: 44, y: 15)),
        Entity(id: 3, kind: .repair, allegiance: .nobody, position: Position(x: 70, y: 15)),
        Entity(id: 4, kind: .diver, allegiance: .enemy, position: Position(x: 5, y: 2)),
      ]
    }
    var world = World(staging: things(2))
    // East, onto the mine and on to the kit, with a shot in every twentieth tick.
    var bolts: [Int] = []
    for tick in 0...40 {
      let before = world.count(of: .bolt)
      let flies = tick % 20 != 0
      game.step(&world, Command(heading: flies ? .east : nil, fires: !flies))
      if !flies { bolts.append(world.count(of: .bolt) - before) }
    }
    #expect(world.player?.lives == 2)
    #expect(bolts == [1, 2, 1])
  }

  @Test("The two bolts leave side by side and fly straight up", arguments: Side.allCases)
  func bolts(side: Side) {
    var ship = side.ship(.player, at: start, lives: 1)
    let velocity = Velocity(.north, speed: GunRules.bulletSpeed(of: .player))
    #expect(
      ship.shoot(at: 10, target: nil) == [
        Shot(.bolt, from: Position(x: 39, y: 14), velocity: velocity),
        Shot(.bolt, from: Position(x: 41, y: 14), velocity: velocity),
      ])
  }

  @Test("The gun goes by the lives at the time of the shot", arguments: Side.allCases)
  func livesAtTheShot(side: Side) {
    var ship = side.ship(.player, lives: 2)
    var counts = [ship.shoot(at: 10, target: nil).count]
    ship.loseLife(at: 20)
    counts.append(ship.shoot(at: 30, target: nil).count)
    ship.gainLife()
    counts.append(ship.shoot(at: 50, target: nil).count)
    #expect(counts == [1, 2, 1])
  }

  @Test("Two bolts are one shot: the gun takes the usual time to cool", arguments: Side.allCases)
  func coolDown(side: Side) {
    var ship = side.ship(.player, lives: 1)
    let ready = 10 + GunRules.coolDown(of: .player)
    #expect(ship.shoot(at: 10, target: nil).count == 2)
    #expect(ship.record.gunReadyAt == ready)
    #expect([ready - 1, ready].map { ship.shoot(at: $0, target: nil).count } == [0, 2])
  }

  @Test("An enemy with one life fires one bolt", arguments: Side.allCases)
  func enemies(side: Side) {
    for kind in Kind.armedShips where kind != .player {
      var ship = side.ship(kind, lives: 1)
      #expect(ship.shoot(at: 10, target: nil).count == 1, "\(kind)")
    }
  }
}
