import SpaceGame
import Testing

@Suite("Bolts of two enemies meet")
struct CrossfireTests {
  @Test(
    "From the fifth wave on, two enemies' bolts destroy each other, and nobody scores",
    arguments: Side.allCases)
  func crossfire(side: Side) {
    for (one, other) in inBothOrders(.enemyBolt, .enemyBolt) {
      for wave in [5, 8, 40] {
        let outcomes = side.outcomes(one, other, wave: wave)
        #expect(outcomes.count == 2 && Set(outcomes) == [.destroy(3), .destroy(7)], "wave \(wave)")
      }
    }
  }

  @Test("Up to the fourth wave two enemies' bolts pass each other by", arguments: Side.allCases)
  func early(side: Side) {
    for (one, other) in inBothOrders(.enemyBolt, .enemyBolt) {
      for wave in 1...4 { #expect(side.outcomes(one, other, wave: wave).isEmpty, "in \(wave)") }
    }
  }

  @Test("All other bolts and seekers meet just as in earlier waves", arguments: Side.allCases)
  func others(side: Side) {
    let bullets = Part.all.filter { [.bolt, .seeker].contains($0.kind) }
    for part in bullets {
      for other in bullets where part != .enemyBolt || other != .enemyBolt {
        for (one, other) in inBothOrders(part, other) {
          let early = side.outcomes(one, other, wave: 4)
          #expect(side.outcomes(one, other, wave: 5) == early, "\(one), \(other)")
        }
      }
    }
  }
}
