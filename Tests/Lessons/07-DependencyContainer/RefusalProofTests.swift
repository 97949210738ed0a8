import LessonSupport
import Testing

/// What the compiler accepts in one version and refuses in the other.
@Suite("Proofs: what compiles")
struct RefusalProofTests {
  private static let lesson = "Lessons/07-DependencyContainer"

  private static func file(_ path: String) -> String {
    LessonSources.text(of: "Sources/\(lesson)/\(path)")
  }

  private static func source(importing side: String, _ code: String) -> String {
    "import PlayerRoster\n@testable import DependencyContainer\(side)\n\(code)"
  }

  // MARK: - The mistake that the page opens with

  /// A version with a way back from the sign-in screen, and no private member.
  private static func wayBack(in side: String, to lobby: String) -> String {
    file(side).replacing("private ", with: "").changing(
      "    case .leave:\n      // A late answer",
      to:
        "    case .back:\n      return .screen(\(lobby))\n    case .leave:\n      // A late answer")
  }

  /// The smallest fix: the lobby's screen is passed its session, and the context has none.
  private static let smallestCure = """
    struct Session { let account: Account }
    @MainActor final class VisitContext {}
    @MainActor final class LobbyScreen {
      init(_ session: Session, context: VisitContext) {}
    }
    @MainActor func back(_ context: VisitContext, _ session: Session?) {
      _ = LOBBY
    }
    """

  private static let wayBacks = [
    CompilerTrial(
      "The before version compiles with a way back from the sign-in",
      accepted: wayBack(in: "Before", to: "LobbyScreen(context: context)")),
    CompilerTrial(
      "The after version refuses the same way back, even without a private member",
      wayBack(in: "After", to: "scenes.lobby()"),
      refused: ["value of type 'any SignedOutScenes' has no member 'lobby'"]),
    CompilerTrial(
      "The after version compiles with a way into a guest's lobby",
      accepted: wayBack(in: "After", to: "scenes.welcome(.guest)")),
    CompilerTrial(
      "The smallest fix also refuses the way back",
      source(
        importing: "Before",
        smallestCure.replacing("LOBBY", with: "LobbyScreen(context: context)")),
      refused: ["missing argument for parameter #1 in call"]),
    CompilerTrial(
      "The smallest fix compiles with a lobby for a session",
      accepted: source(
        importing: "Before",
        smallestCure.replacing("LOBBY", with: "session.map { LobbyScreen($0, context: context) }"))),
  ]

  // MARK: - Signed in or not

  private static let signedOut = [
    CompilerTrial(
      "The before version compiles with a lobby without a user",
      accepted: source(
        importing: "Before",
        """
        @MainActor func peek(_ parts: VisitParts) -> any Screen {
          LobbyScreen(context: VisitContext(parts: parts))
        }
        """)),
    CompilerTrial(
      "The after version compiles with a lobby for an account, but not without one",
      source(
        importing: "After",
        """
        @MainActor func peek(_ scenes: any SignedOutScenes, as account: Account) {
          _ = scenes.welcome(account)
          _ = scenes.welcome()
        }
        """),
      refused: ["missing argument for parameter #1 in call"]),
    CompilerTrial(
      "The before version compiles without the lines that sign out",
      accepted: source(
        importing: "Before",
        file("Before/LobbyScreen.swift").changing("context.signOut()", to: "", times: 2))),
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
  ]

  // MARK: - Where the after version loses

  private static let look = "extension DetailsScreen { func look() { LOG.write(\"A look.\") } }"
  private static let requirement = "  func game() -> any Screen\n"

  /// The after version's screens and containers, and its stubs, with one more scene to make.
  private static let newScene =
    file("After").changing(requirement, to: requirement + "  func help() -> any Screen\n")
    + LessonSources.text(of: "Tests/\(lesson)/Doubles/StubScenes.swift")
    .replacing("import Testing", with: "")
    .replacing("@testable import DependencyContainerAfter", with: "")
    .replacing("Issue.record", with: "print")

  private static let losses = [
    CompilerTrial(
      "The details of the before version reach the log",
      accepted: source(
        importing: "Before",
        file("Before/DetailsScreen.swift") + look.replacing("LOG", with: "context.parts.log"))),
    CompilerTrial(
      "The details of the after version must be passed the log",
      source(
        importing: "After", file("After/DetailsScreen.swift") + look.replacing("LOG", with: "log")),
      refused: ["cannot find 'log' in scope"]),
    CompilerTrial(
      "A new scene means editing the after version's container and every stub", newScene,
      refused: [
        "type 'SignedInContainer' does not conform to protocol 'SignedInScenes'",
        "type 'StubSignedInScenes' does not conform to protocol 'SignedInScenes'",
      ]),
  ]

  private static let trials = CompilerTrials(wayBacks + signedOut + losses)

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
