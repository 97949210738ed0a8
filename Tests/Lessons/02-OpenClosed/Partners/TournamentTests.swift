import SpaceGame
import Testing

@Suite("Tournament: crossfire")
struct TournamentTests {
  private func outcomes(_ one: Entity, _ other: Entity, wave: Int, _ side: Side) -> [Outcome] {
    side.tournament.outcomes(of: Contact(one, other), in: Scene(wave: wave, entities: []))
  }

  @Test(
    "From the fifth wave on, a bolt and a seeker of the enemy destroy each other",
    arguments: Side.allCases)
  func crossfire(side: Side) {
    for (bolt, seeker) in inBothOrders(.enemyBolt, .enemySeeker) {
      for wave in [5, 8, 40] {
        let outcomes = outcomes(bolt, seeker, wave: wave, side)
        #expect(outcomes.count == 2 && Set(outcomes) == [.destroy(3), .destroy(7)], "wave \(wave)")
      }
    }
  }

  @Test("Up to the fourth wave they pass each other by", arguments: Side.allCases)
  func early(side: Side) {
    for (bolt, seeker) in inBothOrders(.enemyBolt, .enemySeeker) {
      for wave in 1...4 { #expect(outcomes(bolt, seeker, wave: wave, side) == [], "wave \(wave)") }
    }
  }

  @Test("The game decides about everything else", arguments: Side.allCases)
  func others(side: Side) {
    for part in Part.all {
      for other in Part.all where Set([part, other]) != [.enemyBolt, .enemySeeker] {
        for (one, other) in inBothOrders(part, other) {
          let game = side.game.outcomes(of: Contact(one, other), in: Scene(wave: 5, entities: []))
          #expect(outcomes(one, other, wave: 5, side) == game, "\(one), \(other)")
        }
      }
    }
  }
}
