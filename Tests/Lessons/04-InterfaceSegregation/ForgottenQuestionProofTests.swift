import LessonSupport
import Testing

// Where *after* loses: somebody has to remember to ask. The page's *When not to* speaks of it.

@Suite("Proofs: a question that nobody asks")
struct ForgottenQuestionProofTests {
  private static let loneBolt = "case .bolt: colliders.add(Bolt(id: id))\n"
  private static let loneMine = "case .mine: colliders.add(Mine(id: id))\n"
  private static let after = text(of: "After")
  private static let asked = after.changing(
    loneBolt,
    to: """
      case .bolt:
        let bolt = Bolt(id: id)
        shooters.ask(bolt)
        colliders.add(bolt)

      """)
  private static let burst = """

    extension Bolt: Shooting {
      func pullsTrigger(in scene: Scene) -> Bool { scene.fate(of: id, oneIn: 90) }
    }
    """

  static let trials = [
    CompilerTrial(
      "Before: a bolt that learns to shoot changes one line, and is asked already",
      accepted: text(of: "Before")
        .changing("    shooters.ask(object)", to: "    shooters.ask(object)")
        .changing(
          "    false  // A bullet carries no gun.\n", to: "    scene.fate(of: id, oneIn: 90)\n",
          times: 2)),
    CompilerTrial(
      "After: a bolt that learns to shoot compiles, though nobody asks it",
      accepted: after.changing(loneBolt, to: loneBolt) + burst),
    CompilerTrial(
      "After: a bolt that learns to shoot has to be offered to a second list",
      accepted: asked + burst),
    CompilerTrial(
      "After: only who can shoot can be offered to that list", asked,
      refused: ["instance method 'ask' requires that 'Bolt' conform to 'Shooting'"]),
    CompilerTrial(
      "After: a mine that is left out of every list compiles",
      accepted: after.changing(loneMine, to: "case .mine: break\n")),
  ]

  @Test("What the compiler says to a forgotten question", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await InterfaceSegregationTests.compiler.errors(of: trial) == trial.errors)
  }
}
