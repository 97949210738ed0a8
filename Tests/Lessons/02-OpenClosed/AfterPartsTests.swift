import SpaceGame
import Testing

@testable import OpenClosedAfter

// The parts of after, each by itself. Before cannot have these tests: its rules and its blast are
// inside one private switch, and can only be reached through a contact that leads there.

/// Says which of the two it was given first, and how much is in the scene.
private struct Echo: CollisionRule {
  let parties: (Party, Party)
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] {
    [.hit(one.id), .destroy(other.id), .score(scene.entities.count)]
  }
}

@Suite("After: each part by itself")
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

  @Test("A blast is worth the mine when nobody is near")
  func lonelyBlast() {
    let blast = Blast(of: Part.mine.entity(5), in: empty)
    #expect(blast.outcomes == [.destroy(5)])
    #expect(blast.points == 15)
  }

  @Test("A party of one side has a role for each kind, any other a role for each kind and side")
  func party() {
    #expect(
      Party(.raider, .mine, of: .enemy).roles + Party(.seeker).roles == [
        Party.Role(kind: .raider, allegiance: .enemy), Party.Role(kind: .mine, allegiance: .enemy),
        Party.Role(kind: .seeker, allegiance: .player),
        Party.Role(kind: .seeker, allegiance: .enemy),
        Party.Role(kind: .seeker, allegiance: .nobody),
      ])
  }

  @Test("A rule gets its own party first, and the scene as it is; all else passes by")
  func parts() {
    let scene = Scene(entities: (1...4).map { Part(.spark, of: .nobody).entity($0) })
    let referee = Referee(rules: [Echo(parties: (Party(.spark), Party(.repair)))])
    for (spark, other) in inBothOrders(Part(.spark, of: .nobody), .repair) {
      #expect(
        referee.outcomes(of: Contact(spark, other), in: scene)
          == [.hit(spark.id), .destroy(other.id), .score(4)])
    }
    for (spark, other) in inBothOrders(Part(.spark, of: .nobody), .mine) {
      #expect(referee.outcomes(of: Contact(spark, other), in: scene).isEmpty)
    }
  }

  @Test("Where both could take either part, the smaller id comes first")
  func eitherPart() {
    let rocks = Party(.mine, .spark)
    let referee = Referee(rules: [Echo(parties: (rocks, rocks))])
    for other in [Part.mine, Part(.spark, of: .nobody)] {
      for (one, other) in inBothOrders(.mine, other) {
        #expect(
          referee.outcomes(of: Contact(one, other), in: empty)
            == [.hit(3), .destroy(7), .score(0)])
      }
    }
  }

  @Test("The order of the rules in the list makes no difference", arguments: Part.all)
  func anyOrder(part: Part) {
    let backwards = Referee(rules: [any CollisionRule].standard.reversed())
    let around = Scene(entities: [Part(.raider, of: .enemy).entity(9, x: 22)])
    let contacts = Part.all.map { Contact(part.entity(1), $0.entity(2)) }
    #expect(
      contacts.map { backwards.outcomes(of: $0, in: around) }
        == contacts.map { Referee().outcomes(of: $0, in: around) })
  }
}

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
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        /Ramming\(\) and Boarding\(.+are both about player \(player\) and diver \(enemy\)\./),
      "It says which rules and about whom: \(said)")
  }

  @Test("They are refused also where they name the two the other way round, or are the same")
  func refusedToo() async {
    await #expect(processExitsWith: .failure) {
      _ = Referee(rules: [Ramming(), Boarding(parties: (Party(.diver), .player))])
    }
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
