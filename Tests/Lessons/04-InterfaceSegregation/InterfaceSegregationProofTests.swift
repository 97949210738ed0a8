import LessonSupport
import Testing

@Suite("Proofs: what the compiler knows of abilities")
struct InterfaceSegregationProofTests {
  private static func source(_ side: String, _ code: String) -> String {
    "import SpaceGame\n@testable import InterfaceSegregation\(side)\n\(code)"
  }

  private static let mistakes = [
    ("ShooterList", "Bolt"), ("CourseList", "Raider"), ("ColliderList", "Spectre"),
  ].map { list, thing in
    CompilerTrial(
      "Before: nobody notices a \(thing) in a \(list), where it has no business",
      accepted: source(
        "Before", "func offer(to list: inout \(list)) { list.ask(\(thing)(id: 7)) }"))
  }

  private static let refusedMistakes = [
    ("ShooterList", "ask", "Player(id: 7)", "Bolt", "Shooting"),
    ("CourseList", "ask", "Diver(id: 7, column: 5)", "Raider", "Steering"),
    ("ColliderList", "add", "Bolt(id: 7)", "Spectre", "Colliding"),
  ].flatMap { list, verb, able, unable, ability in
    func offer(_ thing: String) -> String {
      source("After", "func offer(to list: inout \(list)) { list.\(verb)(\(thing)) }")
    }
    return [
      CompilerTrial(
        "After: a \(unable) in a \(list) does not compile", offer("\(unable)(id: 7)"),
        refused: ["instance method '\(verb)' requires that '\(unable)' conform to '\(ability)'"]),
      CompilerTrial("After: \(able) in a \(list) compiles", accepted: offer(able)),
    ]
  }

  /// A ship with a trigger that is not quite the one that is asked for.
  private static func raider(_ side: String, _ ability: String, _ method: String) -> String {
    source(
      side,
      """
      struct Corsair: \(ability) {
        let id: Entity.ID
        \(method)
      }
      """)
  }
  private static let trigger = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private static let almost = [
    "func pulsTrigger(in scene: Scene) -> Bool { true }",
    "func pullsTrigger(in scene: Scene) -> Bool? { true }",
    "func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool { true }",
  ]

  private static let triggers =
    almost.flatMap { method in
      [
        CompilerTrial(
          "Before takes \(method)", accepted: raider("Before", "SpaceObject", method)),
        CompilerTrial(
          "After refuses \(method)", raider("After", "Shooting", method),
          refused: ["type 'Corsair' does not conform to protocol 'Shooting'"]),
      ]
    } + [
      CompilerTrial("After takes \(trigger)", accepted: raider("After", "Shooting", trigger)),
      CompilerTrial(
        "After takes any method where nobody says what it is for",
        accepted: raider("After", "SpaceObject", almost[0])),
    ]

  private static let trials = CompilerTrials(mistakes + refusedMistakes + triggers)

  @Test("The compiler reports exactly the errors expected of each mistake", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
