import LessonSupport
import Testing

/// What the compiler accepts of before and refuses of after, and the other way round.
@Suite("Proofs: what compiles")
struct RefusalProofTests {
  private static let lesson = "Lessons/07-DependencyContainer"

  private static func file(_ path: String) -> String {
    LessonSources.text(of: "Sources/\(lesson)/\(path)")
  }

  private static func source(importing side: String, _ code: String) -> String {
    "import PlayerRoster\n@testable import DependencyContainer\(side)\n\(code)"
  }

  private static let lobbyOfNobody = CompilerTrial(
    "Before compiles a lobby for somebody who did not sign in",
    accepted: source(
      importing: "Before",
      """
      @MainActor func peek(_ parts: VisitParts) -> any Screen {
        LobbyScreen(context: VisitContext(parts: parts))
      }
      """))

  private static let lobbyOfAnAccount = CompilerTrial(
    "After compiles a lobby for an account, and for nothing less",
    source(
      importing: "After",
      """
      @MainActor func peek(_ scenes: any SignedOutScenes, as account: Account) {
        _ = scenes.welcome(account)
        _ = scenes.welcome()
        _ = scenes.lobby()
      }
      """),
    refused: [
      "missing argument for parameter #1 in call",
      "value of type 'any SignedOutScenes' has no member 'lobby'",
    ])

  private static let parts = [
    "roster", "signIn", "refresh", "tables", "rosterFile", "service", "log", "plan", "now",
  ]
  private static let look = "extension DetailsScreen { func look() { LOG.write(\"A look.\") } }"
  private static let requirement = "  func game() -> any Screen\n"

  /// After's screens and containers, and the stubs of its scenes, with one scene more to make.
  private static let newScene =
    file("After").changing(requirement, to: requirement + "  func help() -> any Screen\n")
    + LessonSources.text(of: "Tests/\(lesson)/Doubles/StubScenes.swift")
    .replacing("import Testing", with: "")
    .replacing("@testable import DependencyContainerAfter", with: "")
    .replacing("Issue.record", with: "print")

  private static let trials = CompilerTrials([
    lobbyOfNobody, lobbyOfAnAccount,
    CompilerTrial(
      "Before compiles without the lines that sign out",
      accepted: source(
        importing: "Before",
        file("Before/LobbyScreen.swift").changing("context.signOut()", to: "", times: 2))),
    CompilerTrial(
      "Nothing less than all nine parts makes one of before's screens",
      source(
        importing: "Before",
        """
        @MainActor func alone(_ details: PlayerDetails) {
          _ = DetailsScreen(details)
          _ = VisitContext(parts: VisitParts())
        }
        """),
      refused: [
        "missing argument for parameter 'context' in call",
        "missing arguments for parameters \(parts.map { "'\($0)'" }.joined(separator: ", ")) in call",
      ]),
    CompilerTrial(
      "A shared instance that can be replaced is refused, unless an actor owns it",
      """
      final class Free { static var shared = Free() }
      @MainActor final class Owned { static var shared = Owned() }
      """,
      refused: [
        "static property 'shared' is not concurrency-safe because it is nonisolated global shared"
          + " mutable state"
      ]),
    CompilerTrial(
      "Before has no place for a screen of another module: its front door takes none",
      """
      import DependencyContainerBefore
      import PlayerRoster
      @MainActor func club(_ game: @escaping (GameInvitation) -> any Screen) -> any ScreenMaking {
        FrontDoor(game: game)
      }
      """,
      refused: ["argument passed to call that takes no arguments"]),
    // Where after loses.
    CompilerTrial(
      "Before's details reach the log",
      accepted: source(
        importing: "Before",
        file("Before/DetailsScreen.swift") + look.replacing("LOG", with: "context.parts.log"))),
    CompilerTrial(
      "After's details have to be handed the log",
      source(
        importing: "After", file("After/DetailsScreen.swift") + look.replacing("LOG", with: "log")),
      refused: ["cannot find 'log' in scope"]),
    CompilerTrial(
      "A new scene opens the container of after, and every stub", newScene,
      refused: [
        "type 'SignedInContainer' does not conform to protocol 'SignedInScenes'",
        "type 'StubSignedInScenes' does not conform to protocol 'SignedInScenes'",
      ]),
  ])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
