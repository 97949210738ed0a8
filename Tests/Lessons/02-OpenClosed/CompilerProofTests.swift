import LessonSupport
import Testing

@Suite("What the compiler accepts and refuses in each version")
struct CompilerProofTests {
  private static func source(_ side: String, _ code: String) -> String {
    "import SpaceGame\nimport OpenClosed\(side)\n\(code)"
  }

  private static let adding = [
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
      "No other module can replace our rules",
      source("After", "let referee: any Refereeing = Referee(rules: [])"),
      refused: ["extra argument 'rules' in call"]),
    CompilerTrial(
      "No other module can see our rules", source("After", "let rules = StandardRules()"),
      refused: ["cannot find 'StandardRules' in scope"]),
    CompilerTrial(
      "A rule must say whether it decides", source("After", rule("[]")),
      refused: [
        "cannot convert return expression of type '[Any]' to return type 'Ruling'"
      ]),
    CompilerTrial(
      "A rule may decide that nothing happens", accepted: source("After", rule(".decided([])"))),
  ]

  /// A rule with an answer.
  private static func rule(_ answer: String) -> String {
    """
    struct Rule: CollisionRule {
      func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
        return \(answer)
      }
    }
    """
  }

  private static let lesson = "Sources/Lessons/02-OpenClosed"
  private static let before = LessonSources.text(of: "\(lesson)/Before")
  private static let after = LessonSources.text(of: "\(lesson)/After")

  /// The part of the game that a referee sees, with one more kind in every list of kinds.
  private static let gameWithAsteroids =
    ([
      "Arena", "Command", "Direction", "Entity", "Kind", "Position", "SeededGenerator", "Time",
      "Velocity",
    ].map { "Model/\($0)" } + ["Seams/Refereeing", "Seams/Scene"])
    .map { LessonSources.text(of: "Sources/SpaceGame/\($0).swift") }
    .joined(separator: "\n")
    .changing("  case repair\n", to: "  case repair\n  case asteroid\n")
    .replacing(".repair:", with: ".repair, .asteroid:")

  private static let unfinished = [
    CompilerTrial(
      "A new kind of thing compiles without a change to the before version",
      accepted: (before + gameWithAsteroids).replacing("import SpaceGame", with: "")),
    CompilerTrial(
      "A new kind of thing compiles without a change to the after version",
      accepted: (after + gameWithAsteroids).replacing("import SpaceGame", with: "")),
  ]

  private static let trials = CompilerTrials(adding + unfinished)

  @Test(
    "The compiler reports exactly the expected errors for added rules and kinds",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
