import SpaceGame
import Testing

@Suite("A diver's nose is armoured")
struct ArmouredDiverTests {
  private let diver = Part(.diver, of: .enemy)

  @Test("From the fifth wave on, divers stop bolts and nobody scores", arguments: Side.allCases)
  func armoured(side: Side) {
    for (bolt, diver) in inBothOrders(.playersBolt, diver) {
      for wave in [5, 6, 40] {
        #expect(
          side.outcomes(bolt, diver, wave: wave) == [.destroy(bolt.id)],
          "\(side): \(bolt) hits \(diver) in wave \(wave)")
      }
    }
  }

  @Test("Up to the fourth wave a diver can be shot down", arguments: Side.allCases)
  func early(side: Side) {
    for (bolt, diver) in inBothOrders(.playersBolt, diver) {
      for wave in 1...4 {
        #expect(
          side.outcomes(bolt, diver, wave: wave)
            == [.destroy(bolt.id), .hit(diver.id), .score(20)], "\(side): wave \(wave)")
      }
    }
  }

  @Test(
    "The armour stops no other bolt, and no mine or player",
    arguments: Side.allCases)
  func nothingElse(side: Side) {
    let ships = [Kind.seeker, .raider, .diver, .hunter]
    for part in Part.all where part != .playersBolt && !ships.contains(part.kind) {
      for (thing, diver) in inBothOrders(part, diver) {
        let early = side.outcomes(thing, diver, wave: 4)
        #expect(
          side.outcomes(thing, diver, wave: 5) == early,
          "\(side): \(thing) meets \(diver)")
      }
    }
  }

  @Test("No other ship has armour, and a blast still reaches every diver", arguments: Side.allCases)
  func others(side: Side) {
    for kind in [Kind.raider, .hunter] {
      for (bolt, ship) in inBothOrders(.playersBolt, Part(kind, of: .enemy)) {
        let outcomes = side.outcomes(bolt, ship, wave: 5)
        #expect(outcomes.contains(.hit(ship.id)), "\(side): \(bolt) hits \(ship)")
      }
    }
    for (mine, bolt) in inBothOrders(.mine, .playersBolt) {
      #expect(
        side.outcomes(mine, bolt, wave: 5, among: [diver.entity(9, x: 22)])
          == [.destroy(bolt.id), .destroy(mine.id), .hit(9), .score(15 + 20)])
    }
  }
}
