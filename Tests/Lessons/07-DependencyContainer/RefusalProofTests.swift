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
    "import PlayerVisit\n@testable import DependencyContainer\(side)\n\(code)"
  }

  // MARK: - The mistake that the page opens with

  /// A version with a way back from the sign-in screen, and no private member.
  private static func wayBack(in side: String, to lobby: String) -> String {
    file(side).replacing("private ", with: "").changing(
      "    case .leave:\n      // A late answer",
      to:
        "    case .back:\n      return .screen(\(lobby))\n    case .leave:\n      // A late answer")
  }

  private static let wayBacks = [
    CompilerTrial(
      "The before version compiles with a way back from the sign-in",
      accepted: wayBack(in: "Before", to: "LobbyScreen(context: context)")),
    CompilerTrial(
      "The after version refuses a way back from the sign-in, even without `private`",
      wayBack(in: "After", to: "scenes.makeLobby()"),
      refused: ["value of type 'SignedOutContainer' has no member 'makeLobby'"]),
    CompilerTrial(
      "The after version compiles with a way from the sign-in into a guest's lobby",
      accepted: wayBack(in: "After", to: "scenes.makeFirstLobby(of: .guest)")),
  ]

  // MARK: - A lobby that outlives its user

  private static let keptLobbies = [
    CompilerTrial(
      "The after version refuses a lobby kept in the outer container, even without `private`",
      file("After").replacing("private ", with: "")
        .changing(
          "  let custom: CustomGame\n\n  func make",
          to: "  let custom: CustomGame\n  var lobby: Lobby?\n\n  func make"
        )
        .changing(
          "    let parts = outside.parts\n",
          to: "    let parts = outside.parts\n    outside.lobby = nil\n"),
      refused: ["cannot assign to property: 'outside' is a 'let' constant"]),
    CompilerTrial(
      "The after version compiles with a lobby in an object that the outer container holds",
      accepted: file("After").replacing("private ", with: "")
        .changing(
          "  let custom: CustomGame\n\n  func make",
          to: "  let custom: CustomGame\n  let kept = Kept()\n\n  func make"
        )
        .changing(
          "    let parts = outside.parts\n",
          to: "    let parts = outside.parts\n    outside.kept.lobby = nil\n")
        + "\n@MainActor final class Kept { var lobby: Lobby? }\n"),
    CompilerTrial(
      "No version can keep a lobby in the visit's parts",
      source(
        importing: "Before",
        "@MainActor func keep(_ lobby: Lobby, in parts: VisitParts) { parts.lobby = lobby }"),
      refused: ["value of type 'VisitParts' has no member 'lobby'"]),
    CompilerTrial(
      "The before version compiles with a lobby that is kept in the context",
      accepted: source(
        importing: "Before",
        file("Before/VisitContext.swift").changing(
          "  let parts: VisitParts\n", to: "  let parts: VisitParts\n  var lobby: Lobby?\n")
          + "@MainActor func keep(_ lobby: Lobby, in context: VisitContext) { context.lobby = lobby }"
      )),
  ]

  // MARK: - Signed in or not

  private static let signedOut = [
    CompilerTrial(
      "The before version compiles code that makes a lobby while no user is signed in",
      accepted: source(
        importing: "Before",
        """
        @MainActor func peek(_ parts: VisitParts) -> any Screen {
          LobbyScreen(context: VisitContext(parts: parts))
        }
        """)),
    CompilerTrial(
      "The after version's outer container makes no lobby without an account",
      source(
        importing: "After",
        "@MainActor func peek(_ scenes: SignedOutContainer) { _ = scenes.makeFirstLobby() }"),
      refused: ["missing argument for parameter 'of' in call"]),
    CompilerTrial(
      "The before version compiles without the lines that sign out",
      accepted: source(
        importing: "Before",
        file("Before/LobbyScreen.swift").changing("context.signOut()", to: "", times: 2))),
  ]

  // MARK: - Where the after version loses

  private static let look = "extension GameScreen { func look() { LOG.write(\"A look.\") } }"

  private static let losses = [
    CompilerTrial(
      "The game of the before version can reach the log",
      accepted: source(
        importing: "Before",
        file("Before/GameScreen.swift") + look.replacing("LOG", with: "context.parts.log"))),
    CompilerTrial(
      "The game of the after version has to be given the log",
      source(
        importing: "After", file("After/GameScreen.swift") + look.replacing("LOG", with: "log")),
      refused: ["cannot find 'log' in scope"]),
    CompilerTrial(
      "A new scene means editing the after version's container and the stub of our tests",
      file("After").changing(
        "  func makeGame() -> any Screen\n",
        to: "  func makeGame() -> any Screen\n  func makeHelp() -> any Screen\n")
        + LessonSources.text(of: "Tests/\(lesson)/Doubles/StubScenes.swift")
        .replacing("import Testing", with: "")
        .replacing("@testable import DependencyContainerAfter", with: "")
        .replacing("Issue.record", with: "print"),
      refused: [
        "type 'SignedInContainer' does not conform to protocol 'GameScenes'",
        "type 'StubGameScenes' does not conform to protocol 'GameScenes'",
      ]),
  ]

  private static let trials = CompilerTrials(wayBacks + keptLobbies + signedOut + losses)

  @Test(
    "The compiler reports exactly the expected errors for each change to a version",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
