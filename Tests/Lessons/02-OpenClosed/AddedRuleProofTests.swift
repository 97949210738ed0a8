import OpenClosedAfter
import OpenClosedBefore
import SpaceGame
import Testing

// The code of other modules, which see only what is public.

/// The page's faulty condition, or its mirror, as a rule of another module.
private struct TooWide: CollisionRule {
  /// Forgets the owner of the second bolt, not of the first.
  var isMirrored = false

  func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, one.kind == .bolt, other.kind == .bolt,
      (isMirrored ? one : other).allegiance == .enemy
    else { return .open }
    return .decided([.destroy(one.id), .destroy(other.id)])
  }
}

/// The same condition, in a referee that wraps the game's referee and asks it last.
private struct AskingTheGameLast: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    if case .decided(let outcomes) = TooWide().ruling(
      on: contact.first, meeting: contact.second, in: scene)
    {
      return outcomes
    }
    return game.outcomes(of: contact, in: scene)
  }
}

/// A referee that wraps the game's referee and asks it first.
private struct AskingTheGameFirst: Refereeing {
  let other: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let ours = OpenClosedBefore.Referee().outcomes(of: contact, in: scene)
    return ours.isEmpty ? other.outcomes(of: contact, in: scene) : ours
  }
}

/// As wide as possible: any two things that touch are destroyed.
private struct Everything: CollisionRule, Refereeing {
  func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    .decided([.destroy(one.id), .destroy(other.id)])
  }

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    [.destroy(contact.first.id), .destroy(contact.second.id)]
  }
}

/// Crossfire for bolts and seekers, in a wrapper that names the pair in one order.
private struct Crossfire: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    guard
      case .decided(let outcomes) = CrossfireRule().ruling(
        on: contact.first, meeting: contact.second, in: scene)
    else { return [] }
    return outcomes
  }
}

/// The same crossfire, as a rule.
private struct CrossfireRule: CollisionRule {
  /// The answer about pairs that it does not know.
  var unknown = Ruling.open

  func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, one.allegiance == .enemy, other.allegiance == .enemy, one.kind == .bolt,
      [.bolt, .seeker].contains(other.kind)
    else { return unknown }
    return .decided([.destroy(one.id), .destroy(other.id)])
  }
}

@Suite("Rules of another module")
struct AddedRuleProofTests {
  /// Any two things that touch, in either order.
  private static let contacts = Set(
    Part.all.flatMap { part in
      Part.all.flatMap { inBothOrders(part, $0) }.map { Contact($0, $1) }
    })
  private static let scene = Scene(wave: 5, entities: [Part(.raider, of: .enemy).entity(9)])

  /// The contacts that a referee decides differently from the game: in the game, `ours` have an
  /// outcome and `passing` have none.
  private static func changes(
    by referee: any Refereeing
  ) -> (ours: Set<Contact>, passing: Set<Contact>) {
    let game = OpenClosedBefore.Referee()
    let changed = contacts.filter {
      referee.outcomes(of: $0, in: scene) != game.outcomes(of: $0, in: scene)
    }
    let passing = changed.filter { game.outcomes(of: $0, in: scene).isEmpty }
    return (changed.subtracting(passing), passing)
  }

  @Test(
    "Even the widest rule of another module changes no contact that has an outcome in the game")
  func closed() {
    for referee: any Refereeing in [
      AskingTheGameFirst(other: Everything()), OpenClosedAfter.Referee(adding: [Everything()]),
    ] {
      let (ours, passing) = Self.changes(by: referee)
      #expect(ours.isEmpty && !passing.isEmpty)
    }
  }

  @Test(
    "Another module's rule decides all pairs with no outcome except those we let pass on purpose"
  )
  func passing() {
    let purposely: Set<Set<Part>> = Set(
      Allegiance.allCases.flatMap { owner -> [Set<Part>] in
        let bullets = [Kind.bolt, .seeker].flatMap {
          [Part($0, of: .player), Part($0, of: .nobody)]
        }
        return bullets.map { [Part(.player, of: owner), $0] }
          + [Part.enemyBolt, Part(.bolt, of: .nobody)].map { [Part(.mine, of: owner), $0] }
      })
    let open = Self.changes(by: OpenClosedAfter.Referee(adding: [Everything()])).passing
    let all = Self.changes(by: AskingTheGameFirst(other: Everything())).passing
    #expect(open.isSubset(of: all))
    let closed = all.subtracting(open).map { contact in
      Set([contact.first, contact.second].map { Part($0.kind, of: $0.allegiance) })
    }
    #expect(Set(closed) == purposely)
    #expect(closed.count == 2 * purposely.count)
  }

  @Test(
    "An added rule that forgets either bolt's owner costs the player no points",
    arguments: [false, true])
  func tooWide(isMirrored: Bool) {
    let (ours, passing) = Self.changes(
      by: OpenClosedAfter.Referee(adding: [TooWide(isMirrored: isMirrored)]))
    #expect(ours.isEmpty)
    #expect(passing.allSatisfy { $0.first.kind == .bolt && $0.second.kind == .bolt })
    let owners = Set(passing.map { Set([$0.first.allegiance, $0.second.allegiance]) })
    #expect(owners == [[.enemy], [.enemy, .nobody]])
  }

  @Test(
    "A referee that wraps either version and asks it last costs the player a point",
    arguments: Side.allCases)
  func around(side: Side) {
    let taken = Self.changes(by: AskingTheGameLast(game: side.referee)).ours
    // It sees a contact only one way round: the player's bolt has the smaller id.
    #expect(taken == [Contact(Part.playersBolt.entity(3), Part.enemyBolt.entity(7))])
  }

  @Test(
    "A case for a bolt and a seeker misses seekers with the smaller id, but a rule misses none")
  func half() {
    let unlike = inBothOrders(.enemyBolt, .enemySeeker).map { Contact($0, $1) }
    let fix = AskingTheGameFirst(other: Crossfire())
    #expect(
      unlike.map { fix.outcomes(of: $0, in: Self.scene) } == [[.destroy(3), .destroy(7)], []])
    let after = OpenClosedAfter.Referee(adding: [CrossfireRule()])
    #expect(unlike.allSatisfy { after.outcomes(of: $0, in: Self.scene).count == 2 })
    let alike = Contact(Part.enemyBolt.entity(4), Part.enemyBolt.entity(6))
    for referee: any Refereeing in [fix, after] {
      #expect(referee.outcomes(of: alike, in: Self.scene) == [.destroy(4), .destroy(6)])
    }
  }

  @Test(
    "A rule that lets unknown pairs pass misses seekers with the smaller id and blocks later rules")
  func closing() {
    let kit = Contact(Part(.raider, of: .enemy).entity(2), Part.repair.entity(9))
    let contacts = inBothOrders(.enemyBolt, .enemySeeker).map { Contact($0, $1) } + [kit]
    let later = KitRule { .decided([.destroy($0.id)]) }
    func isEventful(with rule: CrossfireRule) -> [Bool] {
      let referee = OpenClosedAfter.Referee(adding: [rule, later])
      return contacts.map { !referee.outcomes(of: $0, in: Self.scene).isEmpty }
    }
    #expect(isEventful(with: CrossfireRule()) == [true, true, true])
    #expect(isEventful(with: CrossfireRule(unknown: .decided([]))) == [true, false, false])
  }

  /// Decides about a repair kit and a raider as its closure does.
  private struct KitRule: CollisionRule {
    let answer: @Sendable (_ kit: Entity) -> Ruling

    func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
      (one.kind, other.kind) == (.repair, .raider) ? answer(one) : .open
    }
  }

  @Test("Among added rules, the first to decide wins, even if it decides that nothing happens")
  func order() {
    let contact = Contact(Part(.raider, of: .enemy).entity(2), Part.repair.entity(9))
    let open = KitRule { _ in .open }
    let passing = KitRule { _ in .decided([]) }
    let lost = KitRule { .decided([.destroy($0.id)]) }
    func outcomes(_ rules: [KitRule]) -> [Outcome] {
      OpenClosedAfter.Referee(adding: rules).outcomes(of: contact, in: Self.scene)
    }
    #expect(outcomes([]) == [])
    #expect(outcomes([open, lost]) == [.destroy(9)])
    #expect(outcomes([passing, lost]) == [])
    #expect(outcomes([lost, passing]) == [.destroy(9)])
  }

  /// Decides about two bolts if the first belongs to `owner`.
  private struct OwnersRule: CollisionRule {
    let owner: Allegiance

    func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
      one.kind == .bolt && one.allegiance == owner ? .decided([.destroy(one.id)]) : .open
    }
  }

  @Test("A rule is asked both ways round before any later rule")
  func bothWays() {
    let rules = [OwnersRule(owner: .player), OwnersRule(owner: .nobody)]
    for (bolt, stray) in inBothOrders(.playersBolt, Part(.bolt, of: .nobody)) {
      let outcomes = OpenClosedAfter.Referee(adding: rules)
        .outcomes(of: Contact(bolt, stray), in: Self.scene)
      #expect(outcomes == [.destroy(bolt.id)])
    }
  }
}
