import LessonSupport
import OpenClosedAfter
import OpenClosedBefore
import SpaceGame
import Testing

// Guests of the lesson: other modules, which see what is public and nothing else. They bring kinds of
// collision that no file of the lesson knows.

extension CollisionRule {
  // snippet: too-wide
  /// Bolts of two enemies cancel each other out, in the second round of waves.
  fileprivate static let crossfire = CollisionRule([.bolt], [.bolt]) { one, other, scene in
    guard scene.wave >= 5, other.allegiance == .enemy else { return [] }
    return [.destroy(one.id), .destroy(other.id)]
  }
  // end: too-wide

  /// An enemy's bolt that strays into a mine sets it off.
  fileprivate static let strayBoltHitsMine = CollisionRule([.mine], [.bolt]) { mine, bolt, scene in
    [.destroy(bolt.id)] + OpenClosedAfter.Blast(of: mine, in: scene).outcomes
  }

  /// As wide as a rule can be: whatever touches is lost.
  fileprivate static let everything = CollisionRule(
    Kind.allCases, Kind.allCases
  ) { one, other, _ in
    [.destroy(one.id), .destroy(other.id)]
  }
}

/// The tournament's condition in its own referee, which asks the game's referee about the rest.
private struct TournamentReferee: Refereeing {
  let game: any Refereeing

  // snippet: wrapper
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (one, other) = (contact.first, contact.second)
    switch (one.kind, other.kind) {
    case (.bolt, .bolt) where scene.wave >= 5 && other.allegiance == .enemy:
      return [.destroy(one.id), .destroy(other.id)]
    default:
      return game.outcomes(of: contact, in: scene)
    }
  }
  // end: wrapper
}

/// The same, written by an author who knows that the game has to be asked first.
private struct CautiousReferee: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    let (one, other) = (contact.first, contact.second)
    guard decided.isEmpty, scene.wave >= 5, (one.kind, other.kind) == (.bolt, .bolt),
      other.allegiance == .enemy
    else { return decided }
    return [.destroy(one.id), .destroy(other.id)]
  }
}

extension Side {
  /// The version's referee, with the new rules if it can take any.
  fileprivate func referee(with newRules: [CollisionRule]) -> any Refereeing {
    switch self {
    case .before: OpenClosedBefore.Referee()
    case .after: OpenClosedAfter.Referee(adding: newRules)
    }
  }
}

@Suite("Proofs: a new kind of collision from outside")
struct OpenClosedProofTests {
  /// Any two things that touch, in either order.
  private static let contacts = Set(
    Part.all.flatMap { part in
      Part.all.flatMap { inBothOrders(part, $0) }.map { Contact($0, $1) }
    })
  private static let scene = Scene(wave: 5, entities: [Part(.raider, of: .enemy).entity(9)])

  /// The contacts that a referee decides differently from the game.
  private static func changes(by referee: any Refereeing) -> (
    ours: Set<Contact>, passing: Set<Contact>
  ) {
    let game = OpenClosedBefore.Referee()
    let changed = contacts.filter {
      referee.outcomes(of: $0, in: scene) != game.outcomes(of: $0, in: scene)
    }
    let passesBy = { (contact: Contact) in game.outcomes(of: contact, in: scene).isEmpty }
    return (changed.filter { !passesBy($0) }, changed.filter(passesBy))
  }

  @Test("Another module brings a rule for two enemies' bolts", arguments: Side.allCases)
  func crossfire(side: Side) {
    let contact = Contact(Part.enemyBolt.entity(4), Part.enemyBolt.entity(6))
    let outcomes = side.referee(with: [.crossfire]).outcomes(of: contact, in: Self.scene)
    withKnownIssue("No rule from outside gets into the switch.") {
      #expect(outcomes == [.destroy(4), .destroy(6)])
    } when: {
      side == .before
    }
  }

  @Test("Another module's rule uses the blast of a mine", arguments: Side.allCases)
  func strayBolt(side: Side) {
    let raider = Part(.raider, of: .enemy).entity(9, x: 17)
    let referee = side.referee(with: [.crossfire, .strayBoltHitsMine])
    for (mine, bolt) in inBothOrders(.mine, .enemyBolt) {
      let outcomes = referee.outcomes(of: Contact(mine, bolt), in: Scene(entities: [raider]))
      withKnownIssue("No rule from outside gets into the switch.") {
        #expect(outcomes == [.destroy(bolt.id), .destroy(mine.id), .hit(9)])
      } when: {
        side == .before
      }
    }
  }

  @Test("However wide another module's rule is, it changes no pair of ours")
  func closed() {
    let (ours, passing) = Self.changes(by: OpenClosedAfter.Referee(adding: [.everything]))
    #expect(ours.isEmpty)
    #expect(!passing.isEmpty)
    let game = OpenClosedBefore.Referee()
    #expect(
      passing.count
        == Self.contacts.count { game.outcomes(of: $0, in: Self.scene).isEmpty })
  }

  @Test("The overly wide crossfire rule changes only pairs that no rule of ours decides")
  func tooWide() {
    let (ours, passing) = Self.changes(by: OpenClosedAfter.Referee(adding: [.crossfire]))
    #expect(ours.isEmpty)
    let owners = Set(passing.map { Set([$0.first.allegiance, $0.second.allegiance]) })
    #expect(passing.allSatisfy { $0.first.kind == .bolt && $0.second.kind == .bolt })
    #expect(owners == [[.enemy], [.enemy, .nobody]])
  }

  @Test(
    "A referee around either version costs points, unless it asks the game first",
    arguments: Side.allCases)
  func wrapped(side: Side) {
    let taken = Self.changes(by: TournamentReferee(game: side.referee))
    // It sees a contact only one way round: the player's bolt has the smaller id.
    #expect(taken.ours == [Contact(Part.playersBolt.entity(3), Part.enemyBolt.entity(7))])
    let cautious = Self.changes(by: CautiousReferee(game: side.referee))
    #expect(cautious.ours.isEmpty && !cautious.passing.isEmpty)
    // The cautious one also sees only one way, and misses an ownerless bolt with the larger id.
    let rule = Self.changes(by: OpenClosedAfter.Referee(adding: [.crossfire]))
    #expect(rule.passing.subtracting(cautious.passing).count == 1)
  }

  // snippet: table
  /// One answer for each pair of kinds; where two modules have one, ours.
  private static func table(
    _ ours: [[Kind]: CollisionRule.Answer], adding theirs: [[Kind]: CollisionRule.Answer]
  ) -> [[Kind]: CollisionRule.Answer] {
    ours.merging(theirs) { ours, _ in ours }
  }
  // end: table

  @Test("A table with a key for each pair of kinds has no place for crossfire")
  func table() throws {
    let shotDown: CollisionRule.Answer = { one, other, _ in
      guard one.allegiance == .player, other.allegiance == .enemy else { return [] }
      return [.destroy(one.id), .destroy(other.id), .score(other.kind.points)]
    }
    let crossfire: CollisionRule.Answer = { one, other, _ in [.destroy(one.id), .destroy(other.id)]
    }
    let table = Self.table([[.bolt, .bolt]: shotDown], adding: [[.bolt, .bolt]: crossfire])
    let answer = try #require(table[[.bolt, .bolt]])
    #expect(answer(Part.enemyBolt.entity(4), Part.enemyBolt.entity(6), Self.scene) == [])
  }

  private static func source(_ side: String, _ code: String) -> String {
    "import SpaceGame\nimport OpenClosed\(side)\n\(code)"
  }

  private static func fuse(_ side: String) -> String {
    source(
      side,
      "func fuse(_ mine: Entity, in scene: Scene) -> [Outcome] { Blast(of: mine, in: scene).outcomes }"
    )
  }

  private static let trials = CompilerTrials([
    CompilerTrial(
      "The before version's referee takes no rules",
      source("Before", "let referee: any Refereeing = Referee(adding: [])"),
      refused: ["argument passed to call that takes no arguments"]),
    CompilerTrial(
      "The before version's referee is made without rules",
      accepted: source("Before", "let referee: any Refereeing = Referee()")),
    CompilerTrial(
      "The after version's referee takes rules",
      accepted: source("After", "let referee: any Refereeing = Referee(adding: [])")),
    CompilerTrial(
      "No other module replaces our rules",
      source("After", "let referee: any Refereeing = Referee(rules: [])"),
      refused: ["extra argument 'rules' in call"]),
    CompilerTrial(
      "No other module sees the list of our rules",
      source("After", "let rules: [CollisionRule] = .standard"),
      refused: ["'standard' is inaccessible due to 'internal' protection level"]),
    CompilerTrial("The before version's blast is open to other modules", accepted: fuse("Before")),
    CompilerTrial("The after version's blast is open to other modules", accepted: fuse("After")),
  ])

  @Test(
    "The compiler reports exactly the errors expected for rules and a blast", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
