import SpaceGame
import Testing

@Suite("A diver runs into a ship of its own side")
struct RecklessDiverTests {
  private let diver = Part(.diver, of: .enemy)

  @Test(
    "From the fifth wave on, a diver and the ship that it hits are both lost, and nobody scores",
    arguments: Side.allCases)
  func crash(side: Side) {
    for kind in [Kind.raider, .hunter] {
      for (diver, ship) in inBothOrders(diver, Part(kind, of: .enemy)) {
        for wave in [5, 8, 40] {
          let outcomes = side.outcomes(diver, ship, wave: wave)
          #expect(
            outcomes.count == 2 && Set(outcomes) == [.destroy(diver.id), .destroy(ship.id)],
            "\(side): \(diver) meets \(ship) in wave \(wave)")
        }
      }
    }
  }

  @Test("Two divers that meet are both lost", arguments: Side.allCases)
  func twoDivers(side: Side) {
    for (one, other) in inBothOrders(diver, diver) {
      let outcomes = side.outcomes(one, other, wave: 5)
      #expect(outcomes.count == 2 && Set(outcomes) == [.destroy(3), .destroy(7)])
    }
  }

  @Test("Up to the fourth wave divers fly with care", arguments: Side.allCases)
  func early(side: Side) {
    for kind in [Kind.raider, .diver, .hunter] {
      for (diver, ship) in inBothOrders(diver, Part(kind, of: .enemy)) {
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
      guard !isCrash else { continue }
      for (one, other) in inBothOrders(part, other) {
        let early = side.outcomes(one, other, wave: 4)
        #expect(
          side.outcomes(one, other, wave: 5) == early,
          "\(side): \(one) meets \(other)")
      }
    }
  }
}
