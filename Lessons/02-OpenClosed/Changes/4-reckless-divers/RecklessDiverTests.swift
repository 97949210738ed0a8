import SpaceGame
import Testing

@Suite("A diver runs into a ship of its own side")
struct RecklessDiverTests {
  private let diver = Part(.diver, of: .enemy)

  @Test(
    "From the fifth wave on, a diver and the ship that it hits are lost, the diver first",
    arguments: Side.allCases)
  func crash(side: Side) {
    for kind in [Kind.raider, .hunter] {
      for (diver, ship) in inBothOrders(diver, Part(kind, of: .enemy)) {
        for wave in [5, 8, 40] {
          #expect(
            side.outcomes(diver, ship, wave: wave) == [.destroy(diver.id), .destroy(ship.id)],
            "\(side): \(diver) meets \(ship) in wave \(wave)")
        }
      }
    }
  }

  @Test("The diver with the smaller id is lost first where two meet", arguments: Side.allCases)
  func twoDivers(side: Side) {
    for (one, other) in inBothOrders(diver, diver) {
      #expect(side.outcomes(one, other, wave: 5) == [.destroy(3), .destroy(7)])
    }
  }

  @Test("Up to the fourth wave divers fly with care", arguments: Side.allCases)
  func early(side: Side) {
    for kind in [Kind.raider, .diver, .hunter] {
      for (diver, ship) in inBothOrders(diver, Part(kind, of: .enemy)) {
        #expect(!side.outcomes(diver, ship, wave: 5).isEmpty)
        for wave in 1...4 {
          #expect(side.outcomes(diver, ship, wave: wave).isEmpty, "\(side): \(kind), wave \(wave)")
        }
      }
    }
  }

  @Test("Any other two ships meet just as they did in earlier waves", arguments: Side.allCases)
  func others(side: Side) {
    let ships = Part.all.filter { [.raider, .diver, .hunter, .spectre].contains($0.kind) }
    for (part, other) in ships.flatMap({ part in ships.map { (part, $0) } }) {
      let kinds = Set([part.kind, other.kind])
      let isCrash =
        part.allegiance == .enemy && other.allegiance == .enemy && kinds.contains(.diver)
        && !kinds.contains(.spectre)
      for (one, other) in inBothOrders(part, other) {
        let early = side.outcomes(one, other, wave: 4)
        #expect(
          (side.outcomes(one, other, wave: 5) == early) == !isCrash,
          "\(side): \(one) meets \(other)")
      }
    }
  }
}
