import SpaceGame
import Testing

@Suite("A ship's lives")
struct ShipLivesTests {
  @Test("A hit takes one life", arguments: Side.allCases, Kind.ships)
  func hit(side: Side, kind: Kind) {
    var ship = side.ship(kind)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == kind.lives - 1)
  }

  @Test("A ship without lives loses no more", arguments: Side.allCases, Kind.ships)
  func hitWreck(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 0)
    let wreck = ship.record
    ship.loseLife(at: 10)
    #expect(ship.record == wreck)
  }

  @Test("A player who survives is shielded from that tick on", arguments: Side.allCases)
  func shieldGoesUp(side: Side) {
    var ship = side.ship(.player)
    ship.loseLife(at: 10)
    #expect(ship.record.shieldedUntil == 10 + ShipRules.shieldTicks)
  }

  @Test("The shield holds to its last tick and no longer", arguments: Side.allCases)
  func shieldGoesDown(side: Side) {
    var ship = side.ship(.player)
    ship.loseLife(at: 10)
    for tick in 10..<10 + ShipRules.shieldTicks {
      ship.loseLife(at: tick)
      #expect(ship.record.lives == 2, "hit at tick \(tick)")
    }
    ship.loseLife(at: 10 + ShipRules.shieldTicks)
    #expect(ship.record.lives == 1)
  }

  @Test("A hit on the shield does not make it last longer", arguments: Side.allCases)
  func shieldIsNotRenewed(side: Side) {
    var ship = side.ship(.player, shieldedUntil: 50)
    ship.loseLife(at: 49)
    #expect(ship.record.shieldedUntil == 50)
  }

  @Test("The player's last life raises no shield", arguments: Side.allCases)
  func noShieldForWreck(side: Side) {
    var ship = side.ship(.player, lives: 1, shieldedUntil: 5)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == 0)
    #expect(ship.record.shieldedUntil == 5)
  }

  @Test("An enemy that survives raises no shield", arguments: Side.allCases, Kind.enemyShips)
  func noShieldForEnemy(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 2, shieldedUntil: 5)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == 1)
    #expect(ship.record.shieldedUntil == 5)
  }

  @Test("A shield saves whoever has one", arguments: Side.allCases, Kind.ships)
  func shieldSavesAll(side: Side, kind: Kind) {
    var ship = side.ship(kind, shieldedUntil: 11)
    ship.loseLife(at: 10)
    #expect(ship.record.lives == kind.lives)
    ship.loseLife(at: 11)
    #expect(ship.record.lives == kind.lives - 1)
  }

  @Test("The player gets lives back one at a time, up to three", arguments: Side.allCases)
  func playerGainsLives(side: Side) {
    var ship = side.ship(.player, lives: 0)
    let lives = (1...4).map { _ in
      ship.gainLife()
      return ship.record.lives
    }
    #expect(lives == [1, 2, 3, 3])
  }

  @Test("An enemy gets its one life back and no second", arguments: Side.allCases, Kind.enemyShips)
  func enemyGainsLife(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 0)
    let lives = (1...2).map { _ in
      ship.gainLife()
      return ship.record.lives
    }
    #expect(lives == [1, 1])
  }

  @Test("A repair never takes what a ship already has", arguments: Side.allCases, Kind.ships)
  func gainKeepsMore(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 5)
    ship.gainLife()
    #expect(ship.record.lives == 5)
  }
}
