import SpaceGame
import Testing

@testable import OpenClosedAfter

// The parts of after, each by itself. Before cannot have these tests: its rules and its blast are
// inside one private switch, and can only be reached through a contact that leads there.

/// Says which of the two it was given first.
private struct Echo: CollisionRule {
  let parties: (Party, Party)
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] {
    [.hit(one.id), .destroy(other.id)]
  }
}

/// Scores the things that are in the scene.
private struct Headcount: CollisionRule {
  let parties = (Party(.spark), Party(.spectre))
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] {
    [.score(scene.entities.count)]
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
      Party(.raider, .mine, of: .enemy).roles == [
        Party.Role(kind: .raider, allegiance: .enemy), Party.Role(kind: .mine, allegiance: .enemy),
      ])
    #expect(
      Party(.seeker).roles
        == Allegiance.allCases.map { Party.Role(kind: .seeker, allegiance: $0) })
  }

  @Test("A referee without rules lets everything pass by")
  func noRules() {
    let referee = Referee(rules: [])
    for one in Part.all {
      for other in Part.all {
        let contact = Contact(one.entity(1), other.entity(2))
        #expect(referee.outcomes(of: contact, in: empty).isEmpty, "\(one) meets \(other)")
      }
    }
  }

  @Test("A rule gets its own party first, whatever the order of the ids")
  func parts() {
    let referee = Referee(rules: [Echo(parties: (Party(.spark), Party(.repair)))])
    let (spark, repair) = (Part(.spark, of: .nobody), Part.repair)
    for (spark, repair) in inBothOrders(spark, repair) {
      let contact = Contact(spark, repair)
      #expect(
        referee.outcomes(of: contact, in: empty) == [.hit(spark.id), .destroy(repair.id)])
    }
  }

  @Test("Where both could take either part, the smaller id comes first")
  func eitherPart() {
    let rocks = Party(.mine, .spark)
    let referee = Referee(rules: [Echo(parties: (rocks, rocks))])
    for (one, other) in [(Part.mine, Part.mine), (.mine, Part(.spark, of: .nobody))] {
      for (one, other) in inBothOrders(one, other) {
        #expect(
          referee.outcomes(of: Contact(one, other), in: empty) == [.hit(3), .destroy(7)])
      }
    }
  }

  @Test("A rule is handed the scene as it is")
  func scene() {
    let things = (1...4).map { Part(.spark, of: .nobody).entity($0) }
    let contact = Contact(things[0], Part(.spectre, of: .enemy).entity(9))
    #expect(
      Referee(rules: [Headcount()]).outcomes(of: contact, in: Scene(entities: things))
        == [.score(4)])
  }

  @Test("The order of the rules in the list makes no difference")
  func anyOrder() {
    let backwards = Referee(rules: [any CollisionRule].standard.reversed())
    let around = Scene(entities: [Part(.raider, of: .enemy).entity(9, x: 22)])
    for one in Part.all {
      for other in Part.all {
        let contact = Contact(one.entity(1), other.entity(2))
        #expect(
          backwards.outcomes(of: contact, in: around)
            == Referee().outcomes(of: contact, in: around), "\(one) meets \(other)")
      }
    }
  }
}
