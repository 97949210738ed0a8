import SpaceGame
import Testing

@Suite("The player's bolt touches something")
struct BoltCollisionTests {
  @Test(
    "A bolt hits an enemy ship, is spent, and scores the ship's points", arguments: Side.allCases)
  func ships(side: Side) {
    for (kind, points) in [(Kind.raider, 10), (.diver, 20)] {
      side.expect(.playersBolt, Part(kind, of: .enemy)) {
        [.destroy($0), .hit($1), .score(points)]
      }
    }
  }

  @Test("A hunter that is hit releases a repair kit where it was", arguments: Side.allCases)
  func hunter(side: Side) {
    for id in [1, 7] {
      let bolt = Part.playersBolt.entity(3, x: 31, y: 8)
      let hunter = Part(.hunter, of: .enemy).entity(id, x: 30, y: 8)
      #expect(
        side.outcomes(bolt, hunter)
          == [.destroy(3), .hit(id), .score(40), .release(Position(x: 30, y: 8))])
    }
  }

  @Test("A bolt and an enemy's bullet destroy each other", arguments: Side.allCases)
  func bullets(side: Side) {
    for (bullet, points) in [(Part.enemyBolt, 1), (.enemySeeker, 25)] {
      side.expect(.playersBolt, bullet) { [.destroy($0), .destroy($1), .score(points)] }
    }
  }
}
