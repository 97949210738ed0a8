import SpaceGame
import Testing

@Suite("A life for the shield")
struct LifeForShieldTests {
  @Test(
    "A ship that gains a life gives up its shield, and can be hit at once",
    arguments: Side.allCases, Kind.ships)
  func gains(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 0, shieldedUntil: 50)
    ship.gainLife()
    #expect(ship.record.lives == 1)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == 0)
  }

  @Test("A ship that gains no life keeps its shield", arguments: Side.allCases, Kind.ships)
  func gainsNone(side: Side, kind: Kind) {
    var whole = side.ship(kind, lives: kind.lives, shieldedUntil: 50)
    whole.gainLife()
    #expect(whole.record.shieldedUntil == 50)
    var short = side.ship(kind, lives: kind.lives - 1, shieldedUntil: 50)
    short.gainLife()
    #expect(short.record.shieldedUntil < 50)
  }

  @Test("The next hit raises the player's shield as before", arguments: Side.allCases)
  func nextHit(side: Side) {
    var ship = side.ship(.player)
    ship.loseLife(at: 10)
    ship.gainLife()
    ship.loseLife(at: 11)
    #expect(ship.record.lives == 2)
    #expect(ship.record.shieldedUntil == 11 + ShieldRules.duration)
  }
}
