import SpaceGame
import Testing

@Suite("League: friendly fire")
struct LeagueTests {
  private static let ships = [Kind.raider, .diver, .hunter].map { Part($0, of: .enemy) }

  private func outcomes(_ one: Entity, _ other: Entity, wave: Int, _ side: Side) -> [Outcome] {
    side.league.outcomes(of: Contact(one, other), in: Scene(wave: wave, entities: []))
  }

  @Test(
    "From the fifth wave on, an enemy's bolt hits the enemy's ships and is spent",
    arguments: Side.allCases)
  func ships(side: Side) {
    for (bolt, ship) in Self.ships.flatMap({ inBothOrders(.enemyBolt, $0) }) {
      for wave in [5, 8, 40] {
        let outcomes = outcomes(bolt, ship, wave: wave, side)
        #expect(
          outcomes.count == 2 && Set(outcomes) == [.destroy(bolt.id), .hit(ship.id)],
          "\(bolt) hits \(ship) in wave \(wave)")
      }
    }
  }

  @Test(
    "From the fifth wave on, an enemy's bolt and another bullet of the enemy's are both lost",
    arguments: Side.allCases)
  func bullets(side: Side) {
    for (bolt, bullet) in [Part.enemyBolt, .enemySeeker].flatMap({ inBothOrders(.enemyBolt, $0) }) {
      // A hit destroys what is not a ship, so either outcome will do.
      let lost = outcomes(bolt, bullet, wave: 5, side).map { outcome in
        switch outcome {
        case .hit(let id), .destroy(let id): id
        default: 0
        }
      }
      #expect(lost.sorted() == [3, 7], "\(bolt) hits \(bullet)")
    }
  }

  @Test("Up to the fourth wave an enemy's bolt passes all of its side by", arguments: Side.allCases)
  func early(side: Side) {
    for part in Self.ships + [.enemyBolt, .enemySeeker] {
      for (bolt, other) in inBothOrders(.enemyBolt, part) {
        for wave in 1...4 { #expect(outcomes(bolt, other, wave: wave, side).isEmpty) }
      }
    }
  }

  @Test(
    "The game decides about the player's bolts, and about the enemy's that hit the player",
    arguments: Side.allCases)
  func others(side: Side) {
    let parts = Self.ships + [.player, .enemyBolt, .enemySeeker, .mine]
    let pairs = parts.map { (Part.playersBolt, $0) }
    for (bolt, part) in pairs + [(.enemyBolt, .player)] {
      for (bolt, other) in inBothOrders(bolt, part) {
        let game = side.game.outcomes(of: Contact(bolt, other), in: Scene(wave: 5, entities: []))
        #expect(outcomes(bolt, other, wave: 5, side) == game, "\(bolt) touches \(other)")
      }
    }
  }
}
