import LessonSupport
import SpaceGame
import Testing

@testable import InterfaceSegregationBefore

@Suite("Proofs: what the wide protocol costs")
struct InterfaceSegregationProofTests {
  // snippet: mistake
  private static let mistakes = [
    ("ShooterList", "Bolt"), ("CourseList", "Raider"), ("ColliderList", "Spectre"),
  ].map { list, thing in
    CompilerTrial(
      "Before: nobody notices a \(thing) in a \(list), where it has no business",
      accepted: source(
        using: "Before", "func offer(to list: inout \(list)) { list.ask(\(thing)(id: 7)) }"))
  }
  // end: mistake

  private static let refusedMistakes = [
    ("ShooterList", "ask", "Player", "Bolt", "Shooting"),
    ("CourseList", "ask", "FixedPilot", "Raider", "Steering"),
    ("ColliderList", "add", "Bolt", "Spectre", "Colliding"),
  ].flatMap { list, verb, able, unable, ability in
    func offer(_ thing: String) -> String {
      source(
        using: "After",
        """
        struct FixedPilot: Steering {
          let id: Entity.ID, steeringPeriod = 5
          func velocity(in scene: Scene) -> Velocity { Velocity(.east, speed: 1) }
        }
        func offer(to list: inout \(list)) { list.\(verb)(\(thing)(id: 7)) }
        """)
    }
    return [
      CompilerTrial(
        "After: a \(unable) in a \(list) does not compile", offer(unable),
        refused: ["instance method '\(verb)' requires that '\(unable)' conform to '\(ability)'"]),
      CompilerTrial("After: a \(able) in a \(list) compiles", accepted: offer(able)),
    ]
  }

  /// A double that has a trigger, with more or fewer of the wide protocol's other members.
  private static func double(_ side: String, _ ability: String, _ members: String...) -> String {
    source(
      using: side,
      "struct EagerGun: \(ability) { let id = 7\n  \(members.joined(separator: "\n  "))\n}"
    )
  }
  private static let trigger = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private static let velocity = "func velocity(in scene: Scene) -> Velocity? { nil }"
  private static let touch = "let canBeTouched = false"

  private static let doubles =
    [[trigger], [trigger, velocity], [trigger, touch]].map { members in
      CompilerTrial(
        "Before: a double for the list of shooters with \(members.count) of three members",
        double("Before", "SpaceObject", members.joined(separator: "\n  ")),
        refused: ["type 'EagerGun' does not conform to protocol 'SpaceObject'"])
    } + [
      CompilerTrial(
        "Before: a double for the list of shooters has to be a whole space object",
        accepted: double("Before", "SpaceObject", trigger, velocity, touch)),
      CompilerTrial(
        "After: a double for the list of shooters has one method",
        accepted: double("After", "Shooting", trigger)),
      CompilerTrial(
        "After: a double for the list of shooters needs that method", double("After", "Shooting"),
        refused: ["type 'EagerGun' does not conform to protocol 'Shooting'"]),
    ]

  static let trials = mistakes + refusedMistakes + doubles

  @Test("What the compiler says to mistakes and doubles", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await InterfaceSegregationTests.compiler.errors(of: trial) == trial.errors)
  }

  @Test("Before: thirteen of the twenty methods for shooting and steering are hollow; after: none")
  func hollowMethods() {
    let trigger = /func pullsTrigger\(in scene: Scene\) -> Bool \{\s+(false\b)?/
    let course = /func velocity\(in scene: Scene\) -> Velocity\?? \{\s+(nil\b)?/
    let methods = ["Before", "After"].map { side in
      text(of: side).matches(of: trigger).map { $0.1 != nil }
        + text(of: side).matches(of: course).map { $0.1 != nil }
    }
    #expect(methods.map(\.count) == [20, 7])
    #expect(methods.map { $0.count { $0 } } == [13, 0])
  }

  @Test("Before: not in this tick and never are the same answer")
  func neverLooksLikeLater() {
    let period = TurnRules.steeringPeriod(of: .diver)
    let diver = Diver(id: 7, column: 5)
    #expect(diver.velocity(in: Scene(tick: period - 7, entities: [])) != nil, "It has a turn.")

    let scene = Scene(tick: period - 6, entities: [])
    withKnownIssue("A hollow method has no other word for it than nil.") {
      #expect(
        diver.velocity(in: scene) != Bolt(id: 7).velocity(in: scene),
        "Who asks can tell a pilot that waits from a thing that drifts.")
    }
  }
}
