import SpaceGame
import Testing

@Suite("Before against after")
struct AgreementTests {
  @Test("Before and after agree on every pair in a crowd", arguments: Part.all)
  func agreement(part: Part) {
    let crowd = Part.all.enumerated().map { rank, part in
      part.entity(10 + rank, x: 14 + rank % 13, y: 4 + rank % 11)
    }
    for other in Part.all {
      for (one, other) in inBothOrders(part, other) {
        #expect(
          Side.after.outcomes(one, other, among: crowd)
            == Side.before.outcomes(one, other, among: crowd), "\(one) meets \(other)")
      }
    }
  }
}
