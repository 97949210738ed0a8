import SpaceGame
import Testing

@Suite("The player's bolt touches something")
struct BoltCollisionTests {
  @Test(
    "A bolt hits an enemy ship, is spent, and scores the ship's points", arguments: Side.allCases,
    [(Kind.raider, 10), (.diver, 20)])
  func ships(side: Side, enemy: (kind: Kind, points: Int)) {
    for (bolt, ship) in inBothOrders(.playersBolt, Part(enemy.kind, of: .enemy)) {
      #expect(
        side.outcomes(bolt, ship) == [.destroy(bolt.id), .hit(ship.id), .score(enemy.points)],
        "\(side): \(bolt) hits \(ship)")
    }
  }

  @Test("A hunter that is hit releases a repair kit where it was", arguments: Side.allCases)
  func hunter(side: Side) {
    let bolt = Part.playersBolt.entity(3, x: 31, y: 8)
    let hunter = Part(.hunter, of: .enemy).entity(7, x: 30, y: 8)
    #expect(
      side.outcomes(bolt, hunter)
        == [.destroy(3), .hit(7), .score(40), .release(Position(x: 30, y: 8))])

    let olderHunter = Part(.hunter, of: .enemy).entity(1, x: 30, y: 8)
    #expect(
      side.outcomes(bolt, olderHunter)
        == [.destroy(3), .hit(1), .score(40), .release(Position(x: 30, y: 8))])
  }

  @Test(
    "A bolt and an enemy's bullet destroy each other", arguments: Side.allCases,
    [(Part.enemyBolt, 1), (.enemySeeker, 25)])
  func bullets(side: Side, target: (part: Part, points: Int)) {
    for (bolt, bullet) in inBothOrders(.playersBolt, target.part) {
      #expect(
        side.outcomes(bolt, bullet)
          == [.destroy(bolt.id), .destroy(bullet.id), .score(target.points)],
        "\(side): \(bolt) meets \(bullet)")
    }
  }

  @Test("Bolts of the same side pass each other by", arguments: Side.allCases)
  func sameSide(side: Side) {
    for owner in Allegiance.allCases {
      for (one, other) in inBothOrders(Part(.bolt, of: owner), Part(.bolt, of: owner)) {
        #expect(side.outcomes(one, other).isEmpty, "\(side): \(one) meets \(other)")
      }
    }
  }

  @Test(
    "Only bolts shoot anything down, a seeker of the player's does not", arguments: Side.allCases)
  func playersSeeker(side: Side) {
    let seeker = Part(.seeker, of: .player)
    for target in [Part(.raider, of: .enemy), Part(.hunter, of: .enemy), .enemyBolt, .enemySeeker] {
      for (seeker, target) in inBothOrders(seeker, target) {
        #expect(side.outcomes(seeker, target).isEmpty, "\(side): \(seeker) meets \(target)")
      }
    }
  }
}
