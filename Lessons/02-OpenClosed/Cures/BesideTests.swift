import SpaceGame
import Testing

/// The tournament is passed in before the league.
@Suite("The tournament beside the league")
struct BesideTests {
  @Test("At the tournament, a bolt and a hunter of the enemy pass each other by")
  func hunters() {
    for (bolt, hunter) in inBothOrders(.enemyBolt, Part(.hunter, of: .enemy)) {
      let scene = Scene(wave: 5, entities: [bolt, hunter])
      #expect(Side.theirs.all.outcomes(of: Contact(bolt, hunter), in: scene) == [])
    }
  }

  @Test("A bolt and a seeker of the enemy destroy each other")
  func seekers() {
    for (bolt, seeker) in inBothOrders(.enemyBolt, .enemySeeker) {
      let scene = Scene(wave: 5, entities: [bolt, seeker])
      let outcomes = Side.theirs.all.outcomes(of: Contact(bolt, seeker), in: scene)
      #expect(Set(outcomes) == [.destroy(3), .destroy(7)])
    }
  }
}
