import LessonSupport
import Testing

@Suite("What the compiler accepts and refuses in each version")
struct RefusalProofTests {
  private static let trials = CompilerTrials(
    bug + doubles + changedQuestion + triggers + lostAbility + misplaced)

  @Test(
    "The compiler reports exactly the expected errors for objects and lists", arguments: trials.all
  )
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  // MARK: - The bug on the page

  /// A source in which the list of shooters skips what cannot be touched.
  private static func asking(_ source: String) -> String {
    source.changing(
      "guard object.pulls", to: "guard object.canBeTouched else { return }\nguard object.pulls")
  }

  /// A source in which the list of shooters may ask whether a thing can be touched.
  private static func widened(_ source: String) -> String {
    let opening = "public protocol Shooting {"
    return source.changing(opening, to: "\(opening)\n  var canBeTouched: Bool { get }")
  }

  private static let bug = [
    CompilerTrial(
      "The before version lets the list of shooters ask what can be touched",
      accepted: asking(before)),
    CompilerTrial(
      "With default answers, the list of shooters can ask what can be touched",
      accepted: asking(defaults)),
    CompilerTrial(
      "The fix keeps the list of shooters from asking what can be touched", asking(fix),
      refused: ["value of type 'some Shooting' has no member 'canBeTouched'"]),
    CompilerTrial(
      "Even without `private`, the after version's shooter list cannot ask what can be touched",
      asking(after.changing("private(set) ", to: "", times: 2)),
      refused: ["value of type 'some Shooting' has no member 'canBeTouched'"]),
    CompilerTrial(
      "The fix lets the list of shooters ask for canBeTouched once its protocol declares it",
      accepted: asking(widened(fix))),
    CompilerTrial(
      "If Shooting declares canBeTouched, the after version refuses the four kinds that shoot",
      asking(widened(after)),
      refused: ["Player", "Raider", "Hunter", "Spectre"].map {
        "type '\($0)' does not conform to protocol 'Shooting'"
      }),
  ]

  // MARK: - A client: its double, and the question of another client

  private static func trigger(_ ability: String, _ members: [String]) -> String {
    """
    struct Trigger: \(ability) {
      let id: Entity.ID
      \(members.joined(separator: "\n  "))
    }
    func offer(to list: inout ShooterList) { list.ask(Trigger(id: 7)) }
    """
  }
  private static let answer = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private static let hollow = [
    "let canBeTouched = false", "func velocity(in scene: Scene) -> Velocity? { nil }",
  ]

  private static let doubles = [
    CompilerTrial(
      "In the before version, a double for the shooter list needs more than an id and a trigger",
      before + trigger("SpaceObject", [answer]),
      refused: ["type 'Trigger' does not conform to protocol 'SpaceObject'"]),
    CompilerTrial(
      "In the before version, a double for the list of shooters answers all three questions",
      accepted: before + trigger("SpaceObject", [answer] + hollow)),
    CompilerTrial(
      "With default answers, a double for the list of shooters needs only an id and a trigger",
      accepted: defaults + trigger("SpaceObject", [answer])),
    CompilerTrial(
      "In the fix, a double for the list of shooters needs only an id and a trigger",
      accepted: fix + trigger("Shooting", [answer])),
    CompilerTrial(
      "In the after version, a double for the list of shooters needs only an id and a trigger",
      accepted: after + trigger("Shooting", [answer])),
  ]

  /// A source in which the list of courses asks another question.
  private static func askingMore(_ source: String, withDefault: Bool = false) -> String {
    let more = "func velocity(in scene: Scene, after courses: [Turn.Course]) -> Velocity?"
    let changed = source.changing(
      "func velocity(in scene: Scene) -> Velocity?\n", to: "\(more)\n"
    ).changing("object.velocity(in: scene)", to: "object.velocity(in: scene, after: courses)")
    guard withDefault else { return changed }
    return changed.changing(
      "func velocity(in scene: Scene) -> Velocity? { nil }", to: "\(more) { nil }")
  }

  /// The errors in the order of the files: drifters, the seeker, ships, and last the double.
  private static func refusing(_ kinds: [String], _ ability: String) -> [String] {
    kinds.map { "type '\($0)' does not conform to protocol '\(ability)'" }
  }
  private static let allKinds = [
    "Bolt", "Mine", "Spark", "Repair", "Seeker", "Player", "Raider", "Diver", "Hunter", "Spectre",
  ]

  private static let changedQuestion = [
    CompilerTrial(
      "In the before version, a new question on courses breaks ten kinds and a double that shoots",
      askingMore(before) + trigger("SpaceObject", [answer] + hollow),
      refused: refusing(allKinds + ["Trigger"], "SpaceObject")),
    CompilerTrial(
      "With default answers, three kinds still compile after the question about courses changes",
      accepted: askingMore(defaults, withDefault: true) + trigger("SpaceObject", [answer])),
    CompilerTrial(
      "In the fix, a new question on courses breaks ten kinds and a double that shoots",
      askingMore(fix) + trigger("SpaceObject", [answer] + hollow),
      refused: refusing(allKinds + ["Trigger"], "Steering")),
    CompilerTrial(
      "In the after version, a new question about courses breaks only the three kinds that steer",
      askingMore(after) + trigger("Shooting", [answer]),
      refused: refusing(["Seeker", "Diver", "Hunter"], "Steering")),
  ]

  // MARK: - A method that is not quite right

  private static let almost = [
    "func pulsTrigger(in scene: Scene) -> Bool { true }",
    "func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool { true }",
  ]

  private static let triggers = almost.flatMap { method in
    [
      CompilerTrial(
        "The before version refuses \(method)",
        before + trigger("SpaceObject", [method] + hollow),
        refused: ["type 'Trigger' does not conform to protocol 'SpaceObject'"]),
      CompilerTrial(
        "With default answers, the compiler accepts \(method)",
        accepted: defaults + trigger("SpaceObject", [method])),
      CompilerTrial(
        "The fix refuses \(method)", fix + trigger("Shooting", [method]),
        refused: ["type 'Trigger' does not conform to protocol 'Shooting'"]),
      CompilerTrial(
        "The after version refuses \(method)", after + trigger("Shooting", [method]),
        refused: ["type 'Trigger' does not conform to protocol 'Shooting'"]),
    ]
  }

  // MARK: - An ability that gets lost

  private static let playersTrigger = """

      func pullsTrigger(in scene: Scene) -> Bool {
        scene.command.fires
      }

    """

  private static let lostAbility = [
    CompilerTrial(
      "The before version refuses a ship that lost its trigger",
      before.changing(playersTrigger, to: ""),
      refused: ["type 'Player' does not conform to protocol 'SpaceObject'"]),
    CompilerTrial(
      "With default answers, a ship that lost its trigger compiles",
      accepted: defaults.changing(playersTrigger, to: "")),
    CompilerTrial(
      "With default answers, a spectre compiles without saying that it cannot be touched",
      accepted: defaults.changing("let canBeTouched = false", to: "", times: 2)),
    CompilerTrial(
      "The after version refuses a ship that lost its trigger",
      after.changing(playersTrigger, to: ""),
      refused: ["type 'Player' does not conform to protocol 'Shooting'"]),
    CompilerTrial(
      "The after version refuses a ship that no longer says that it shoots",
      after.changing("struct Player: Shooting", to: "struct Player"),
      refused: ["instance method 'ask' requires that 'Player' conform to 'Shooting'"]),
    CompilerTrial(
      "The after version accepts a ship that is not entered in the list of shooters",
      accepted: after.changing("shooters.ask(Player(id: id))\n", to: "")),
  ]

  // MARK: - A thing where it has no business

  private static func offer(_ thing: String, to list: String, on side: String) -> String {
    """
    import SpaceGame
    @testable import InterfaceSegregation\(side)
    func offer(to list: inout \(list)) { list.ask(\(thing)) }
    """
  }

  private static let misplaced = [
    ("ShooterList", "Player(id: 7)", "Diver(id: 7, column: 5)", "Diver", "Shooting"),
    ("CourseList", "Diver(id: 7, column: 5)", "Raider(id: 7)", "Raider", "Steering"),
  ].flatMap { list, able, unable, kind, ability in
    [
      CompilerTrial(
        "The before version accepts a \(kind) in a \(list), where it has no business",
        accepted: offer(unable, to: list, on: "Before")),
      CompilerTrial(
        "The after version refuses a \(kind) in a \(list)", offer(unable, to: list, on: "After"),
        refused: ["instance method 'ask' requires that '\(kind)' conform to '\(ability)'"]),
      CompilerTrial(
        "The after version accepts \(able) in a \(list)",
        accepted: offer(able, to: list, on: "After")),
    ]
  }

  // MARK: - The sources

  private static func text(_ path: String) -> String {
    LessonSources.text(of: "Sources/Lessons/04-InterfaceSegregation/\(path)") + "\n"
  }
  private static let before = text("Before")
  private static let after = text("After")

  private static let protocols = """
    public protocol Colliding {
      var id: Entity.ID { get }
      var canBeTouched: Bool { get }
    }
    public protocol SpaceObject: Shooting, Steering, Colliding {}

    """
  private static let kinds = ["Drifters", "Scene+Steering", "Seeker", "Ships", "TurnOrder"]

  /// The kinds are those of the before version; two lists are those of the after version.
  private static let fix = [
    kinds.map { text("Before/\($0).swift") }.joined(),
    text("Before/ColliderList.swift").changing("some SpaceObject", to: "some Colliding"),
    text("After/ShooterList.swift"), text("After/CourseList.swift"), protocols,
  ].joined()

  private static let answers = """
    extension SpaceObject {
      public var canBeTouched: Bool { true }
      public func pullsTrigger(in scene: Scene) -> Bool { false }
      public func velocity(in scene: Scene) -> Velocity? { nil }
    }

    """

  /// The before version with default answers in place of its hollow methods.
  private static var defaults: String {
    let hollow = /\n  func \w+\(in scene: Scene\) -> \S+ { (?:nil|false) }  \/\/.*\n/
    let kinds = before.replacing(hollow, with: "")
    return kinds.replacing("  let canBeTouched = true\n", with: "") + answers
  }
}
