import LessonSupport
import SpaceGame
import Testing

@testable import OpenClosedAfter

/// What neither version checks, and where the before version is better.
@Suite("Proofs: what the compiler does not check, and what the after version costs")
struct CompletenessProofTests {
  private static let lesson = "Sources/Lessons/02-OpenClosed"
  private static let before = LessonSources.text(of: "\(lesson)/Before")
  private static let after = LessonSources.text(of: "\(lesson)/After")

  /// The part of the game that a referee sees: the seam and the model under it.
  private static let game =
    ([
      "Arena", "Command", "Direction", "Entity", "Kind", "Position", "SeededGenerator", "TileMap",
      "Time", "Velocity",
    ].map { "Model/\($0)" } + ["Seams/Refereeing", "Seams/Scene"])
    .map { LessonSources.text(of: "Sources/SpaceGame/\($0).swift") }
    .joined(separator: "\n")

  /// The game with one more kind, which is in every list of kinds that the game itself has.
  private static let gameWithAsteroids =
    game
    .changing("  case repair\n", to: "  case repair\n  case asteroid\n")
    .replacing(".repair:", with: ".repair, .asteroid:")

  /// A version and its game, all in one module.
  private static func module(_ side: String, in game: String = game) -> String {
    (side + "\n" + game).replacing("import SpaceGame", with: "")
  }

  private static let trials = CompilerTrials([
    CompilerTrial(
      "The compiler demands no change of the before version for a new kind of thing",
      accepted: module(before, in: gameWithAsteroids)),
    CompilerTrial(
      "The compiler demands no change of the after version for a new kind of thing",
      accepted: module(after, in: gameWithAsteroids)),
    CompilerTrial(
      "A forgotten pair compiles in the before version",
      accepted: module(before.changing(", (.player, .hunter)", to: ""))),
    CompilerTrial(
      "A forgotten rule compiles in the after version",
      accepted: module(after.changing("    .ramming,\n", to: ""))),
    CompilerTrial(
      "A second question about every collision leaves the before version's switch alone",
      accepted: module(
        before + """
          extension Referee {
            func sound(of contact: Contact) -> String {
              switch (contact.first.kind, contact.second.kind) {
              case (.mine, _), (_, .mine): "boom"
              default: "ping"
              }
            }
          }
          """)),
    CompilerTrial(
      "A second question about every collision means editing every rule of the after version",
      module(
        after.changing(
          "  private let answer: Answer\n",
          to: "  private let answer: Answer\n  let sound: String\n"
        )
        .changing("_ other: [Kind], answer", to: "_ other: [Kind], sound: String, answer")
        .changing(
          "    self.other = other\n", to: "    (self.other, self.sound) = (other, sound)\n")
      ),
      refused: Array(repeating: "missing argument for parameter 'sound' in call", count: 8)),
  ])

  @Test(
    "The compiler reports exactly the errors for a new kind, a forgotten pair and a new question",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version has over 1.5 times as many lines as the before version")
  func length() {
    func lines(_ side: String) -> Int {
      side.split(separator: "\n").count { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
    #expect(2 * lines(Self.after) > 3 * lines(Self.before))
  }
}
