import LessonSupport
import Testing

@Suite("Proofs: what the compiler knows of abilities")
struct InterfaceSegregationProofTests {
  private static let trials = CompilerTrials(
    bug + doubles + changedQuestion + triggers + lostAbility + misplaced)

  @Test("The compiler reports exactly the errors expected for each mistake", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  // MARK: - The bug on the page

  private static let bug = [
    CompilerTrial(
      "Before: the list of shooters may ask what can be touched",
      accepted: before.changing(
        "guard object.pulls", to: "guard object.canBeTouched else { return }\nguard object.pulls")),
    CompilerTrial(
      "With defaults: the list of shooters may ask what can be touched",
      accepted: defaults.changing(
        "guard object.pulls", to: "guard object.canBeTouched else { return }\nguard object.pulls")),
    CompilerTrial(
      "After: the list of shooters cannot ask what can be touched, even with nothing private",
      after.changing("private(set) ", to: "", times: 3).changing(
        "guard object.pulls", to: "guard object.canBeTouched else { return }\nguard object.pulls"
      ),
      refused: ["value of type 'some Shooting' has no member 'canBeTouched'"]),
    CompilerTrial(
      "After: the list of shooters cannot ask `any Shooting` what can be touched",
      after.changing("some Shooting", to: "any Shooting").changing(
        "guard object.pulls", to: "guard object.canBeTouched else { return }\nguard object.pulls"
      ),
      refused: ["value of type 'any Shooting' has no member 'canBeTouched'"]),
    CompilerTrial(
      "After: the list of shooters may test for another client's protocol",
      accepted: after.changing(
        "guard object.pulls",
        to: "guard object is any Colliding else { return }\nguard object.pulls")),
  ]

  // MARK: - A client: its double, and another client's question

  private static func double(for parameter: String, _ ability: String, _ members: [String])
    -> String
  {
    """
    struct Trigger: \(ability) {
      let id: Entity.ID
      \(members.joined(separator: "\n  "))
    }
    func offer(to list: inout \(parameter)) { list.ask(Trigger(id: 7)) }
    """
  }
  private static let answer = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private static let hollow = [
    "let canBeTouched = false", "func velocity(in scene: Scene) -> Velocity? { nil }",
  ]

  private static let doubles = [
    CompilerTrial(
      "Before: a double for the list of shooters needs more than an id and its answer",
      before + double(for: "ShooterList", "SpaceObject", [answer]),
      refused: ["type 'Trigger' does not conform to protocol 'SpaceObject'"]),
    CompilerTrial(
      "Before: a double for the list of shooters answers all three questions",
      accepted: before + double(for: "ShooterList", "SpaceObject", [answer] + hollow)),
    CompilerTrial(
      "With defaults: a double for the list of shooters has an id and its answer",
      accepted: defaults
        + double(for: "WithDefaults.ShooterList", "WithDefaults.SpaceObject", [answer])),
    CompilerTrial(
      "After: a double for the list of shooters has an id and its answer",
      accepted: after + double(for: "ShooterList", "Shooting", [answer])),
  ]

  /// A source in which the list of courses asks another question.
  private static func asking(_ source: String, defaults: Bool = false) -> String {
    let changed = source.changing(
      "func velocity(in scene: Scene) -> Velocity?\n",
      to: "func velocity(in scene: Scene, after courses: [Turn.Course]) -> Velocity?\n"
    ).changing("object.velocity(in: scene)", to: "object.velocity(in: scene, after: courses)")
    guard defaults else { return changed }
    return changed.changing(
      "func velocity(in scene: Scene) -> Velocity? { nil }",
      to: "func velocity(in scene: Scene, after courses: [Turn.Course]) -> Velocity? { nil }")
  }

  private static let changedQuestion = [
    CompilerTrial(
      "Before: if the list of courses changes its question, ten kinds and the double change",
      asking(before) + double(for: "ShooterList", "SpaceObject", [answer] + hollow),
      refused: [
        "Bolt", "Seeker", "Mine", "Spark", "Repair", "Player", "Raider", "Diver", "Hunter",
        "Spectre", "Trigger",
      ].map { "type '\($0)' does not conform to protocol 'SpaceObject'" }),
    CompilerTrial(
      "With defaults: if the question changes, the compiler names none of the three that steer",
      accepted: asking(defaults, defaults: true)
        + double(for: "WithDefaults.ShooterList", "WithDefaults.SpaceObject", [answer])),
    CompilerTrial(
      "After: if the list of courses changes its question, only the three that steer must change",
      asking(after) + double(for: "ShooterList", "Shooting", [answer]),
      refused: ["Seeker", "Diver", "Hunter"].map {
        "type '\($0)' does not conform to protocol 'Steering'"
      }),
  ]

  // MARK: - A method that is not quite right

  private static let almost = [
    "func pulsTrigger(in scene: Scene) -> Bool { true }",
    "func pullsTrigger(in scene: Scene) -> Bool? { true }",
    "func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool { true }",
  ]

  private static let triggers = almost.flatMap { method in
    [
      CompilerTrial(
        "Before: the compiler refuses \(method)",
        before + double(for: "ShooterList", "SpaceObject", [method] + hollow),
        refused: ["type 'Trigger' does not conform to protocol 'SpaceObject'"]),
      CompilerTrial(
        "With defaults: the compiler accepts \(method)",
        accepted: defaults
          + double(for: "WithDefaults.ShooterList", "WithDefaults.SpaceObject", [method])),
      CompilerTrial(
        "After: the compiler refuses \(method)",
        after + double(for: "ShooterList", "Shooting", [method]),
        refused: ["type 'Trigger' does not conform to protocol 'Shooting'"]),
    ]
  }

  // MARK: - An ability that gets lost

  private static let lostAbility = [
    CompilerTrial(
      "Before: a ship that lost its trigger is refused",
      before.changing(
        """
          func pullsTrigger(in scene: Scene) -> Bool {
            scene.command.fires
          }

        """, to: ""),
      refused: ["type 'Player' does not conform to protocol 'SpaceObject'"]),
    CompilerTrial(
      "With defaults: a ship that lost its trigger is accepted",
      accepted: defaults.changing(
        "func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }", to: "")),
    CompilerTrial(
      "With defaults: nobody notices that a spectre no longer says that it cannot be touched",
      accepted: defaults.changing("let canBeTouched = false", to: "", times: 2)),
    CompilerTrial(
      "After: a ship that has a trigger and does not say so is accepted",
      accepted: after.changing("struct Player: Shooting, Colliding", to: "struct Player: Colliding")
    ),
  ]

  // MARK: - A thing where it has no business

  private static let misplaced = [
    ("ShooterList", "ask", "Player(id: 7)", "Bolt", "Shooting"),
    ("CourseList", "ask", "Diver(id: 7, column: 5)", "Raider", "Steering"),
    ("ColliderList", "add", "Bolt(id: 7)", "Spectre", "Colliding"),
  ].flatMap { list, verb, able, unable, ability in
    func offer(_ thing: String, _ verb: String, on side: String) -> String {
      """
      import SpaceGame
      @testable import InterfaceSegregation\(side)
      func offer(to list: inout \(list)) { list.\(verb)(\(thing)) }
      """
    }
    return [
      CompilerTrial(
        "Before: a \(unable) in a \(list), where it has no business, is accepted",
        accepted: offer("\(unable)(id: 7)", "ask", on: "Before")),
      CompilerTrial(
        "After: a \(unable) in a \(list) does not compile",
        offer("\(unable)(id: 7)", verb, on: "After"),
        refused: ["instance method '\(verb)' requires that '\(unable)' conform to '\(ability)'"]),
      CompilerTrial(
        "After: \(able) in a \(list) compiles", accepted: offer(able, verb, on: "After")),
    ]
  }

  // MARK: - The sources

  private static let before = side("Before")
  private static let after = side("After")
  private static let defaults = LessonSources.text(
    of: "Tests/Lessons/04-InterfaceSegregation/WithDefaultsForProofTests.swift")

  private static func side(_ name: String) -> String {
    LessonSources.text(of: "Sources/Lessons/04-InterfaceSegregation/\(name)") + "\n"
  }
}
