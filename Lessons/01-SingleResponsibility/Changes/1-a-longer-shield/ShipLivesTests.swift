import SpaceGame
import Testing

@Suite("A ship's lives")
struct ShipLivesTests {
  /// The lives and the shield of a ship, before and after a hit in tick 10.
  struct Hit {
    let before: (lives: Int, shieldedUntil: Int)
    let after: (lives: Int, shieldedUntil: Int)
  }

  @Test(
    "A hit takes a life; a player who survives is shielded from that tick on",
    arguments: Side.allCases,
    [
      Hit(before: (3, 0), after: (2, 10 + ShieldRules.duration)),
      Hit(before: (2, 9), after: (1, 10 + ShieldRules.duration)),
      // A shield that is up takes the hit, and is not prolonged by it.
      Hit(before: (3, 10), after: (3, 10)), Hit(before: (3, 11), after: (3, 11)),
      // Losing the last life raises no shield, and without lives there is nothing to lose.
      Hit(before: (1, 5), after: (0, 5)), Hit(before: (0, 5), after: (0, 5)),
    ])
  func player(side: Side, hit: Hit) {
    expect(hit, of: .player, side)
  }

  @Test(
    "A hit takes a life from an enemy, and raises no shield", arguments: Side.allCases,
    [
      Hit(before: (1, 0), after: (0, 0)), Hit(before: (2, 5), after: (1, 5)),
      Hit(before: (1, 9), after: (0, 9)), Hit(before: (1, 10), after: (1, 10)),
      Hit(before: (0, 5), after: (0, 5)),
    ])
  func enemy(side: Side, hit: Hit) {
    for kind in Kind.enemyShips { expect(hit, of: kind, side) }
  }

  @Test(
    "The shield covers the tick in which it ends, and is down after it", arguments: Side.allCases)
  func shieldGoesDown(side: Side) {
    var ship = side.ship(.player)
    let end = 10 + ShieldRules.duration
    let lives = (10...end + 1).map { tick in
      ship.loseLife(at: tick)
      return ship.record.lives
    }
    #expect(lives == Array(repeating: 2, count: ShieldRules.duration + 1) + [1])
  }

  @Test(
    "Nothing but a hit takes a life or raises a shield", arguments: Side.allCases, Kind.ships)
  func noHit(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 2)
    for tick in 0...60 {
      ship.move(tick.isMultiple(of: 2) ? .northEast : .southWest, at: tick, in: .standard)
      _ = ship.shoot(at: tick, target: nil)
    }
    #expect([ship.record.lives, ship.record.shieldedUntil] == [2, 0])
  }

  @Test(
    "Lives come back one at a time, up to the number that a new ship has; a surplus is kept",
    arguments: Side.allCases, Kind.ships)
  func gain(side: Side, kind: Kind) {
    for lives in [0, 5] {
      var ship = side.ship(kind, lives: lives)
      let gained = (1...4).map { _ in
        ship.gainLife()
        return ship.record.lives
      }
      let expected = kind == .player ? [1, 2, 3, 3] : [1, 1, 1, 1]
      #expect(gained == (lives == 5 ? [5, 5, 5, 5] : expected))
    }
  }

  private func expect(_ hit: Hit, of kind: Kind, _ side: Side) {
    var ship = side.ship(kind, lives: hit.before.lives, shieldedUntil: hit.before.shieldedUntil)
    var expected = ship.record
    ship.loseLife(at: 10)
    (expected.lives, expected.shieldedUntil) = hit.after
    #expect(ship.record == expected)
  }
}
