import SpaceGame
import Testing

@Suite("A shield and a shot")
struct ShieldAndFireTests {
  @Test("A ship that fires under a shield can be hit in the same tick", arguments: Side.allCases)
  func fires(side: Side) {
    var ship = side.ship(.player)
    ship.loseLife(at: 10)
    ship.loseLife(at: 20)
    #expect(ship.record.lives == 2)
    #expect(ship.shoot(at: 21, target: nil).count == 1)
    ship.loseLife(at: 21)
    #expect(ship.record.lives == 1)
    // This hit raises the shield again.
    ship.loseLife(at: 22)
    #expect(ship.record.lives == 1)
  }

  @Test(
    "Every ship with a gun gives up its shield when it fires", arguments: Side.allCases,
    Kind.armedShips)
  func anyShip(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 2, shieldedUntil: 50)
    #expect(ship.shoot(at: 10, target: nil).count == 1)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == 1)
  }

  @Test("A trigger that fires nothing leaves the shield up", arguments: Side.allCases)
  func emptyTrigger(side: Side) {
    var cooling = side.ship(.player, gunReadyAt: 20, shieldedUntil: 50)
    #expect(cooling.shoot(at: 19, target: nil) == [])
    #expect(cooling.record.shieldedUntil == 50)

    var unarmed = side.ship(.diver, shieldedUntil: 50)
    #expect(unarmed.shoot(at: 20, target: nil) == [])
    #expect(unarmed.record.shieldedUntil == 50)
  }

  @Test("A shot raises no shield", arguments: Side.allCases, Kind.armedShips)
  func noShield(side: Side, kind: Kind) {
    for end in [5, 30] {
      var ship = side.ship(kind, lives: 2, shieldedUntil: end)
      _ = ship.shoot(at: 30, target: nil)
      ship.loseLife(at: 30)
      #expect(ship.record.lives == 1)
    }
  }
}
