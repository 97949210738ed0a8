import SpaceGame
import Testing

@Suite("A shield's last tick")
struct LastTickTests {
  @Test("A shield saves in the tick in which it ends", arguments: Side.allCases, Kind.ships)
  func ends(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 2, shieldedUntil: 50)
    let lives = (48...51).map { tick in
      ship.loseLife(at: tick)
      return ship.record.lives
    }
    #expect(lives == [2, 2, 2, 1])
  }

  @Test("The shield after a hit saves in the tick in which it ends", arguments: Side.allCases)
  func raised(side: Side) {
    var ship = side.ship(.player)
    let end = 10 + ShieldRules.duration
    let lives = [10, end, end + 1, end + 2].map { tick in
      ship.loseLife(at: tick)
      return ship.record.lives
    }
    #expect(lives == [2, 2, 1, 1])
    #expect(ship.record.shieldedUntil == end + 1 + ShieldRules.duration)
  }

  @Test(
    "In the tick in which shield and cool-down end, a ship shoots and cannot be hit",
    arguments: Side.allCases, Kind.armedShips)
  func both(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 2, gunReadyAt: 50, shieldedUntil: 50)
    ship.loseLife(at: 50)
    #expect(ship.record.lives == 2)
    #expect([49, 50].map { ship.shoot(at: $0, target: nil).count } == [0, 1])
  }
}
