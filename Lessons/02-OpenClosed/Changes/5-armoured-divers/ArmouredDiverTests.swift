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
      #expect(side.outcomes(bolt, diver, wave: 5) == [.destroy(bolt.id)])
      for wave in 1...4 {
        #expect(
          side.outcomes(bolt, diver, wave: wave)
            == [.destroy(bolt.id), .hit(diver.id), .score(20)], "\(side): wave \(wave)")
      }
    }
  }

  @Test(
    "The armour stops the player's bolts, but no other bolt, mine or player",
    arguments: Side.allCases)
  func nothingElse(side: Side) {
    for part in Part.all where ![.seeker, .raider, .diver, .hunter].contains(part.kind) {
      for (thing, diver) in inBothOrders(part, diver) {
        let early = side.outcomes(thing, diver, wave: 4)
        #expect(
          (side.outcomes(thing, diver, wave: 5) == early) == (part != .playersBolt),
          "\(side): \(thing) meets \(diver)")
      }
    }
  }

  @Test("No other ship has armour, and a blast still reaches every diver", arguments: Side.allCases)
  func others(side: Side) {
    for kind in [Kind.raider, .diver, .hunter] {
      for (bolt, ship) in inBothOrders(.playersBolt, Part(kind, of: .enemy)) {
        let isHit = side.outcomes(bolt, ship, wave: 5).contains(.hit(ship.id))
        #expect(isHit == (kind != .diver), "\(side): \(bolt) hits \(ship)")
      }
    }
    for (mine, bolt) in inBothOrders(.mine, .playersBolt) {
      #expect(
        side.outcomes(mine, bolt, wave: 5, among: [diver.entity(9, x: 22)])
          == [.destroy(bolt.id), .destroy(mine.id), .hit(9), .score(15 + 20)])
    }
  }
}
