import LessonSupport
import Testing

@Suite("What the compiler accepts and refuses in each version")
struct CompilerProofTests {
  private static let trials = CompilerTrials(newQuestions + almost + lost + lists)

  @Test(
    "The compiler reports exactly the expected errors for kinds and lists", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  // MARK: - A new question about steering

  private static func refusing(_ kinds: [String], _ ability: String) -> [String] {
    kinds.map { "type '\($0)' does not conform to protocol '\(ability)'" }
  }
  private static let pilots = ["Seeker", "Diver", "Hunter"]
  private static let allKinds = [
    "Bolt", "Mine", "Spark", "Repair", "Seeker", "Player", "Raider", "Diver", "Hunter", "Spectre",
  ]

  /// A source in which things that steer also say where to.
  private static func askingMore(_ source: String) -> String {
    let question = "func velocity(in scene: Scene) -> Velocity?\n"
    return source.changing(question, to: "\(question)  func goal(in scene: Scene) -> Position?\n")
  }

  private static func thing(_ ability: String, _ members: [String]) -> String {
    """
    struct Thing: \(ability) {
      let id: Entity.ID
      \(members.joined(separator: "\n  "))
    }

    """
  }
  private static let trigger = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private static let course = "func velocity(in scene: Scene) -> Velocity? { nil }"
  private static let touch = "let canBeTouched = false"
  private static let silence =
    "extension SpaceObject { func goal(in scene: Scene) -> Position? { nil } }\n"

  private static let newQuestions = [
    CompilerTrial(
      "In the before version, a new question about steering refuses ten kinds and a thing that shoots",
      askingMore(before) + thing("SpaceObject", [trigger, course, touch]),
      refused: refusing(allKinds + ["Thing"], "SpaceObject")),
    CompilerTrial(
      "In the fix, a new question without a default refuses ten kinds and a thing that shoots",
      askingMore(fix) + thing("SpaceObject", [trigger]),
      refused: refusing(allKinds + ["Thing"], "SpaceObject")),
    CompilerTrial(
      "In the fix, a new question with a default refuses nothing, not even a thing that steers",
      accepted: askingMore(fix) + silence + thing("SpaceObject", [course])),
    CompilerTrial(
      "In the after version, a new question about steering refuses exactly what steers",
      askingMore(after) + thing("Steering", [course]),
      refused: refusing(pilots + ["Thing"], "Steering")),
    CompilerTrial(
      "In the after version, a new question about steering does not concern a thing that shoots",
      askingMore(after) + thing("Shooting", [trigger]), refused: refusing(pilots, "Steering")),
    CompilerTrial(
      "In the after version, a default answer for what steers refuses nothing, either",
      accepted: askingMore(after) + silence.replacing("SpaceObject", with: "Steering")
        + thing("Steering", [course])),
    CompilerTrial(
      "In the after version, a new question about shooting does not concern a thing that steers",
      after.changing(
        "func pullsTrigger(in scene: Scene) -> Bool\n",
        to: "func pullsTrigger(in scene: Scene) -> Bool\n  var magazine: Int { get }\n")
        + thing("Steering", [course]),
      refused: refusing(["Player", "Raider", "Hunter", "Spectre"], "Shooting")),
  ]

  // MARK: - A method that is not quite right

  private static let almost = [
    "func pulsTrigger(in scene: Scene) -> Bool { true }",
    "func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool { true }",
  ].flatMap { method in
    [
      CompilerTrial(
        "The before version refuses \(method)",
        before + thing("SpaceObject", [method, course, touch]),
        refused: refusing(["Thing"], "SpaceObject")),
      CompilerTrial("The fix accepts \(method)", accepted: fix + thing("SpaceObject", [method])),
      CompilerTrial(
        "The after version refuses \(method)", after + thing("Shooting", [method]),
        refused: refusing(["Thing"], "Shooting")),
    ]
  }

  // MARK: - A word or a method that gets lost

  private static let playersTrigger = """

      func pullsTrigger(in scene: Scene) -> Bool {
        scene.command.fires
      }

    """

  private static let lost = [
    CompilerTrial(
      "The before version refuses a player that lost its trigger",
      before.changing(playersTrigger, to: ""), refused: refusing(["Player"], "SpaceObject")),
    CompilerTrial(
      "The fix accepts a player that lost its trigger",
      accepted: fix.changing(playersTrigger, to: "")),
    CompilerTrial(
      "The after version refuses a player that lost its trigger",
      after.changing(playersTrigger, to: ""), refused: refusing(["Player"], "Shooting")),
    CompilerTrial(
      "The after version refuses a seeker that no longer says that it steers",
      after.changing("struct Seeker: Steering, Colliding", to: "struct Seeker: Colliding"),
      refused: ["instance method 'addCourse(of:)' requires that 'Seeker' conform to 'Steering'"]),
    CompilerTrial(
      "With casts in place of lists, a seeker that no longer says that it steers compiles",
      accepted: casts.changing("struct Seeker: Steering, Colliding", to: "struct Seeker: Colliding")
    ),
    CompilerTrial(
      "The after version accepts a player that is not added to the shooters",
      accepted: after.changing("addShooter(player)\n", to: "")),
  ]

  // MARK: - The lists

  /// The code of another module, with a function of ours' users.
  private static func adding(_ line: String) -> String {
    """
    import SpaceGame
    import InterfaceSegregationAfter
    \(thing("Shooting", [trigger]))
    func add(to lists: inout TurnLists) { \(line) }
    """
  }

  private static let lists = [
    CompilerTrial(
      "Another module can add a thing that shoots to the shooters",
      accepted: adding("lists.addShooter(Thing(id: 7))")),
    CompilerTrial(
      "Another module cannot add a thing that only shoots to the courses",
      adding("lists.addCourse(of: Thing(id: 7))"),
      refused: ["instance method 'addCourse(of:)' requires that 'Thing' conform to 'Steering'"]),
    CompilerTrial(
      "Another module cannot add a thing that only shoots to what can be touched",
      adding("lists.addCollider(Thing(id: 7))"),
      refused: ["instance method 'addCollider' requires that 'Thing' conform to 'Colliding'"]),
    CompilerTrial(
      "Another module cannot rewrite the lists", adding("lists.turn.shooters.removeAll()"),
      refused: ["cannot use mutating member on immutable value: 'turn' setter is inaccessible"]),
  ]

  // MARK: - The sources

  private static let lesson = "Sources/Lessons/04-InterfaceSegregation"
  private static let before = LessonSources.text(of: "\(lesson)/Before") + "\n"
  private static let after = LessonSources.text(of: "\(lesson)/After") + "\n"

  /// The before version with default answers in place of its hollow methods.
  private static let fix =
    before
    .replacing(#/\n  func \w+\(in scene: Scene\) -> \S+ { (?:nil|false) }  \/\/.*\n/#, with: "")
    .replacing("  let canBeTouched = true\n", with: "")
      + """
      extension SpaceObject {
        public var canBeTouched: Bool { true }
        public func pullsTrigger(in scene: Scene) -> Bool { false }
        public func velocity(in scene: Scene) -> Velocity? { nil }
      }

      """

  /// The kinds of the after version, in a loop that casts each object to each ability.
  private static let casts =
    ["Abilities", "Ships", "Seeker", "Scene+Steering"]
    .map { LessonSources.text(of: "\(lesson)/After/\($0).swift") }.joined(separator: "\n")
      + """

      public func turn(of objects: [Any], in scene: Scene) -> Turn {
        var turn = Turn(shooters: [], courses: [], colliders: [])
        for object in objects {
          if let shooter = object as? any Shooting, shooter.pullsTrigger(in: scene) {
            turn.shooters.append(shooter.id)
          }
          if let pilot = object as? any Steering, let velocity = pilot.velocity(in: scene) {
            turn.courses.append(Turn.Course(pilot.id, velocity))
          }
          if let collider = object as? any Colliding { turn.colliders.append(collider.id) }
        }
        return turn
      }

      """
}
