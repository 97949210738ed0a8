import SpaceGame
import Testing

@Suite("A ship's record")
struct ShipRecordTests {
  /// A record in which no field has its usual value.
  private func record(of kind: Kind) -> Entity {
    Entity(
      id: 42, kind: kind, allegiance: .nobody, position: Position(x: 40, y: 15),
      velocity: Velocity(.west, speed: 9), lives: 2, gunReadyAt: 11, shieldedUntil: 12,
      expiresAt: 99)
  }

  @Test(
    "An idle ship keeps its record, even if another ship built from the same record acts",
    arguments: Side.allCases, Kind.ships)
  func untouched(side: Side, kind: Kind) {
    let stayed = side.shipyard.ship(from: record(of: kind))
    var moved = side.shipyard.ship(from: record(of: kind))
    moved.move(.east, at: 30, in: .standard)
    moved.loseLife(at: 30)
    #expect(stayed.record == record(of: kind))
  }

  @Test(
    "A ship's record shows everything the ship does, and nothing else",
    arguments: Side.allCases)
  func acts(side: Side) {
    var ship = side.shipyard.ship(from: record(of: .player))
    ship.move(.northWest, at: 30, in: .standard)
    _ = ship.shoot(at: 31, target: nil)
    ship.loseLife(at: 32)

    var expected = record(of: .player)
    expected.position = Position(x: 39, y: 14)
    expected.gunReadyAt = 31 + GunRules.coolDown(of: .player)
    expected.lives = 1
    expected.shieldedUntil = 32 + ShieldRules.duration
    #expect(ship.record == expected)
  }

  @Test("The shipyard refuses to build anything but a ship", arguments: Side.allCases)
  func noShip(side: Side) async {
    await #expect(processExitsWith: .failure) { [side] in
      let mine = Entity(
        id: 1, kind: .mine, allegiance: .enemy, position: Position(x: 1, y: 1))
      _ = side.shipyard.ship(from: mine)
    }
  }
}
