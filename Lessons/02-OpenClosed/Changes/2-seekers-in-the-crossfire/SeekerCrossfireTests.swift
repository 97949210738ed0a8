import SpaceGame
import Testing

@Suite("A bolt and a seeker of the enemy meet")
struct SeekerCrossfireTests {
  @Test(
    "From the fifth wave on, an enemy's bolt and seeker destroy each other, and nobody scores",
    arguments: Side.allCases)
  func crossfire(side: Side) {
    for (bolt, seeker) in inBothOrders(.enemyBolt, .enemySeeker) {
      for wave in [5, 8, 40] {
        let outcomes = side.outcomes(bolt, seeker, wave: wave)
        #expect(
          outcomes.count == 2 && Set(outcomes) == [.destroy(3), .destroy(7)],
          "\(side): \(bolt) meets \(seeker) in wave \(wave)")
      }
    }
  }

  @Test("Up to the fourth wave an enemy's bolt and seeker pass by", arguments: Side.allCases)
  func early(side: Side) {
    for (bolt, seeker) in inBothOrders(.enemyBolt, .enemySeeker) {
      for wave in 1...4 { #expect(side.outcomes(bolt, seeker, wave: wave).isEmpty, "in \(wave)") }
    }
  }

  @Test("Any other bolt and seeker meet as they do in earlier waves", arguments: Side.allCases)
  func others(side: Side) {
    for bolt in Allegiance.allCases.map({ Part(.bolt, of: $0) }) {
      for seeker in Allegiance.allCases.map({ Part(.seeker, of: $0) })
      where bolt != .enemyBolt || seeker != .enemySeeker {
        for (one, other) in inBothOrders(bolt, seeker) {
          let early = side.outcomes(one, other, wave: 4)
          #expect(side.outcomes(one, other, wave: 5) == early, "\(one), \(other)")
        }
      }
    }
  }
}
