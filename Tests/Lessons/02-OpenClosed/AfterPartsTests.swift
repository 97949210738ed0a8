import SpaceGame
import Testing

@testable import OpenClosedAfter

// Rules of after, with nothing around them. Before cannot have these tests: its rules are inside one
// private switch, and can only be reached through a contact that leads there.

@Suite("After: one rule, and two about the same two")
struct AfterPartsTests {
  private let empty = Scene(entities: [])
  private let player = Part.player.entity(8)
  private let raider = Part(.raider, of: .enemy).entity(2)

  @Test("A rule says what follows, with no referee around it")
  func ruleAlone() {
    let rule = CollisionRule.ramming
    #expect(
      rule.outcomes(of: Contact(player, raider), in: empty)
        == [.hit(8), .destroy(2), .score(10)])
  }

  @Test("A rule has nothing to say about two others, even where it knows one of them")
  func others() {
    let (mine, ownRaider) = (Part.mine.entity(5), Part(.raider, of: .player).entity(6))
    for other in [mine, ownRaider] {
      #expect(CollisionRule.ramming.outcomes(of: Contact(player, other), in: empty) == nil)
      #expect(CollisionRule.ramming.outcomes(of: Contact(raider, other), in: empty) == nil)
    }
  }

  @Test(
    "The earlier of two rules about the same pair answers, unless it leaves the pair to the next")
  func order() {
    let boarding = CollisionRule(.player, Party(.raider)) { _, raider, scene in
      scene.wave > 1 ? [.destroy(raider.id)] : nil
    }
    func outcomes(_ rules: [CollisionRule], wave: Int) -> [Outcome] {
      Referee(rules: rules)
        .outcomes(of: Contact(player, raider), in: Scene(wave: wave, entities: []))
    }
    let rammed: [Outcome] = [.hit(8), .destroy(2), .score(10)]
    #expect(outcomes([boarding, .ramming], wave: 1) == rammed)
    #expect(outcomes([boarding, .ramming], wave: 2) == [.destroy(2)])
    #expect(outcomes([.ramming, boarding], wave: 2) == rammed)
    #expect(outcomes([boarding], wave: 1) == [])
  }
}
