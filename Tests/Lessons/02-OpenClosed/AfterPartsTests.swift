import SpaceGame
import Testing

@testable import OpenClosedAfter

// Rules of the after version, each alone. The before version cannot have these tests: its rules are
// in one private switch, and can only be reached through a contact that leads there.

@Suite("The rules of the after version, ours and those that others add")
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

  @Test("A rule does not answer for a pair if it knows only one of the two things")
  func others() {
    let (mine, ownRaider) = (Part.mine.entity(5), Part(.raider, of: .player).entity(6))
    for other in [mine, ownRaider] {
      #expect(CollisionRule.ramming.outcomes(of: Contact(player, other), in: empty).isEmpty)
      #expect(CollisionRule.ramming.outcomes(of: Contact(raider, other), in: empty).isEmpty)
    }
  }

  /// The parts for which more than one rule answers when they meet some other part.
  private func disputed(among rules: [CollisionRule]) -> [Part] {
    Part.all.filter { part in
      Part.all.flatMap { inBothOrders(part, $0) }.contains { one, other in
        let scene = Scene(wave: 5, entities: [one, other])
        return rules.count { !$0.outcomes(of: Contact(one, other), in: scene).isEmpty } > 1
      }
    }
  }

  @Test("No two of our rules answer for the same two things")
  func order() {
    #expect(disputed(among: .standard) == [])
    // The check finds a rule that would never be asked.
    let armour = CollisionRule([.bolt], [.diver]) { bolt, _, _ in
      bolt.allegiance == .player ? [.destroy(bolt.id)] : []
    }
    #expect(
      disputed(among: .standard + [armour]) == [Part(.diver, of: .enemy), .playersBolt])
  }

  @Test("A rule that fits either way round is asked both ways before any later rule")
  func bothWays() {
    let shotDown = CollisionRule([.bolt], [.bolt]) { one, other, _ in
      one.allegiance == .player ? [.destroy(other.id)] : []
    }
    let later = CollisionRule([.bolt], [.bolt]) { one, _, _ in
      one.allegiance == .nobody ? [.hit(one.id)] : []
    }
    for (bolt, stray) in inBothOrders(.playersBolt, Part(.bolt, of: .nobody)) {
      let referee = Referee(adding: [shotDown, later])
      #expect(
        referee.outcomes(of: Contact(bolt, stray), in: empty) == [.destroy(stray.id)])
    }
  }

  @Test("Among the rules that others add, the first that applies answers")
  func added() {
    let boarding = CollisionRule([.repair], [.raider]) { _, raider, scene in
      scene.wave > 1 ? [.destroy(raider.id)] : []
    }
    let repair = CollisionRule([.raider], [.repair]) { raider, _, _ in [.repair(raider.id)] }
    func outcomes(_ rules: [CollisionRule], wave: Int) -> [Outcome] {
      Referee(adding: rules)
        .outcomes(of: Contact(raider, Part.repair.entity(9)), in: Scene(wave: wave, entities: []))
    }
    #expect(outcomes([boarding, repair], wave: 1) == [.repair(2)])
    #expect(outcomes([boarding, repair], wave: 2) == [.destroy(2)])
    #expect(outcomes([repair, boarding], wave: 2) == [.repair(2)])
    #expect(outcomes([], wave: 2) == [])
  }
}
