import LessonSupport
import OpenClosedAfter
import OpenClosedBefore
import SpaceGame
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else. It brings two
// kinds of collision that no file of the lesson knows.

extension CollisionRule {
  // snippet: new-rule
  /// Bolts of two enemies that cross cancel each other out.
  fileprivate static let crossfire = CollisionRule(
    Party(.bolt, of: .enemy), Party(.bolt, of: .enemy)
  ) { one, other, _ in
    [.destroy(one.id), .destroy(other.id)]
  }
  // end: new-rule

  /// An enemy's bolt that strays into a mine sets it off.
  fileprivate static let strayBoltHitsMine = CollisionRule(
    .mine, Party(.bolt, of: .enemy)
  ) { mine, bolt, scene in
    [.destroy(bolt.id)] + Blast(of: mine, in: scene).outcomes
  }
}

/// Any referee, and around it one that knows a pair more.
private struct CrossfireWrapper: Refereeing {
  let inner: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (one, other) = (contact.first, contact.second)
    guard (one.kind, other.kind) == (.bolt, .bolt),
      (one.allegiance, other.allegiance) == (.enemy, .enemy)
    else { return inner.outcomes(of: contact, in: scene) }
    return [.destroy(one.id), .destroy(other.id)]
  }
}

extension Side {
  /// A referee for the rules of the game and these, as far as the side can take them.
  fileprivate func referee(with newRules: [CollisionRule]) -> any Refereeing {
    switch self {
    case .before: OpenClosedBefore.Referee()
    case .after: OpenClosedAfter.Referee(rules: .standard + newRules)
    }
  }
}

@Suite("Proofs: a new kind of collision from outside")
struct OpenClosedProofTests {
  @Test("Another module brings a rule of two enemies' bolts", arguments: Side.allCases)
  func crossfire(side: Side) {
    let contact = Contact(Part.enemyBolt.entity(4), Part.enemyBolt.entity(6))
    let referee = side.referee(with: [.crossfire])
    withKnownIssue("The switch is closed: nothing from outside gets into it.") {
      #expect(
        referee.outcomes(of: contact, in: Scene(entities: [])) == [.destroy(4), .destroy(6)])
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
      withKnownIssue("The switch is closed: nothing from outside gets into it.") {
        #expect(outcomes == [.destroy(bolt.id), .destroy(mine.id), .hit(9)])
      } when: {
        side == .before
      }
    }
  }

  @Test(
    "Either referee, wrapped in one that knows another pair, answers all else as before",
    arguments: Side.allCases, Part.all)
  func othersStay(side: Side, part: Part) {
    let wrapper = CrossfireWrapper(inner: side.referee)
    let scene = Scene(entities: [Part(.raider, of: .enemy).entity(9)])
    let changed = Part.all.filter { other in
      let contact = Contact(part.entity(1), other.entity(2))
      return wrapper.outcomes(of: contact, in: scene)
        != side.referee.outcomes(of: contact, in: scene)
    }
    #expect(changed == (part == .enemyBolt ? [.enemyBolt] : []))
  }

  private static func source(_ side: String, _ code: String) -> String {
    "import SpaceGame\nimport OpenClosed\(side)\n\(code)"
  }

  private static func fuse(_ side: String, _ call: String) -> String {
    source(side, "func fuse(_ mine: Entity, in scene: Scene) -> [Outcome] { \(call).outcomes }")
  }

  private static let trials = CompilerTrials([
    CompilerTrial(
      "Before refuses to be handed its rules",
      source("Before", "let referee: any Refereeing = Referee(rules: [])"),
      refused: ["argument passed to call that takes no arguments"]),
    CompilerTrial(
      "It is the rules that before refuses",
      accepted: source("Before", "let referee: any Refereeing = Referee()")),
    CompilerTrial(
      "A referee is handed its rules after",
      accepted: source("After", "let referee: any Refereeing = Referee(rules: [])")),
    CompilerTrial(
      "The blast of a mine is locked up before",
      fuse("Before", "Referee().blowUp(mine, in: scene)"),
      refused: ["'blowUp' is inaccessible due to 'private' protection level"]),
    CompilerTrial(
      "The blast of a mine can be used again after",
      accepted: fuse("After", "Blast(of: mine, in: scene)")),
  ])

  @Test(
    "The compiler reports exactly the errors expected of rules and a blast", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
