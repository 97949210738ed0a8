import SpaceGame
import Testing

@testable import OpenClosedAfter

// Rules of after, with nothing around them. Before cannot have these tests: its rules are inside one
// private switch, and can only be reached through a contact that leads there.

/// A second opinion on one of the things that ``Ramming`` is about.
private struct Boarding: CollisionRule {
  let parties: (Party, Party)
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] { [] }
}

@Suite("After: one rule, and two about the same two")
struct AfterPartsTests {
  private let empty = Scene(entities: [])

  // snippet: rule-alone
  @Test("A rule says what follows, with no referee and no book around it")
  func ruleAlone() {
    let (player, raider) = (Part.player.entity(8), Part(.raider, of: .enemy).entity(2))
    #expect(
      Ramming().outcomes(of: player, meeting: raider, in: empty)
        == [.hit(8), .destroy(2), .score(10)])
  }
  // end: rule-alone

  @Test("Two rules about the same two are refused when the book is made, and named")
  func refused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Referee(rules: [Ramming(), Boarding(parties: (.player, Party(.diver)))])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        /Ramming\(\) and Boarding\(.+are both about player \(player\) and diver \(enemy\)\./),
      "It says which rules and about whom: \(said)")
  }

  @Test("Two rules about the same kinds are fine where the sides differ")
  func accepted() {
    let referee = Referee(
      rules: [Ramming(), Boarding(parties: (.player, Party(.diver, of: .nobody)))])
    let contact = Contact(Part.player.entity(1), Part(.diver, of: .enemy).entity(2))
    #expect(
      referee.outcomes(of: contact, in: empty) == [.hit(1), .destroy(2), .score(20)])
  }
}
