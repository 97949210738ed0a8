import SpaceGame
import Testing

@testable import OpenClosedAfter

/// A second opinion on one of the things that ``Ramming`` is about.
private struct Boarding: CollisionRule {
  let parties: (Party, Party)
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] { [] }
}

@Suite("After: two rules about the same two")
struct RuleConflictTests {
  @Test("Two rules about the same two are refused when the book is made, and named")
  func refused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Referee(rules: [Ramming(), Boarding(parties: (.player, Party(.diver)))])
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("Ramming() and Boarding("), "It says which rules: \(said)")
    #expect(
      said.contains("are both about player (player) and diver (enemy)."),
      "It says about whom: \(said)")
  }

  @Test("They are refused also where they name the two the other way round")
  func refusedSwapped() async {
    await #expect(processExitsWith: .failure) {
      _ = Referee(rules: [Ramming(), Boarding(parties: (Party(.diver), .player))])
    }
  }

  @Test("The same rule twice is refused too")
  func refusedTwice() async {
    await #expect(processExitsWith: .failure) {
      _ = Referee(rules: .standard + [Ramming()])
    }
  }

  @Test("Two rules about the same kinds are fine where the sides differ")
  func accepted() {
    let referee = Referee(
      rules: [Ramming(), Boarding(parties: (.player, Party(.diver, of: .nobody)))])
    let contact = Contact(Part.player.entity(1), Part(.diver, of: .enemy).entity(2))
    #expect(
      referee.outcomes(of: contact, in: Scene(entities: []))
        == [.hit(1), .destroy(2), .score(20)])
  }
}
