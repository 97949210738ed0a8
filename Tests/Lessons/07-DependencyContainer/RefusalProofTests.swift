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

  private static let wayBacks = [
    CompilerTrial(
      "The before version compiles with a way back from the sign-in",
      accepted: wayBack(in: "Before", to: "LobbyScreen(context: context)")),
    CompilerTrial(
      "The after version refuses a way back from the sign-in, even without `private`",
      wayBack(in: "After", to: "scenes.lobby()"),
      refused: ["value of type 'any SignedOutScenes' has no member 'lobby'"]),
    CompilerTrial(
      "The after version compiles with a way from the sign-in into a guest's lobby",
      accepted: wayBack(
        in: "After", to: "scenes.firstLobby(of: openSession(.guest).0, telling: nil)")),
  ]

  // MARK: - A lobby that outlives its user

  /// The after version without a private member, with a lobby that is kept where `place` says.
  private static func keptLobby(_ place: String, after line: String) -> String {
    file("After").replacing("private ", with: "")
      .changing(line, to: "\(line)  var lobby: Lobby?\n")
      .changing(
        "    return LobbyScreen(lobby, scenes: self)",
        to: "    \(place).lobby = lobby\n    return LobbyScreen(lobby, scenes: self)")
  }

  private static let outer = "  let custom: CustomGame\n\n  init(_ parts"
  private static let inner = "  let outside: any SignedOutScenes\n"

  private static let keptLobbies = [
    CompilerTrial(
      "The after version compiles with a lobby that the inner container keeps",
      accepted: keptLobby("self", after: inner)),
    CompilerTrial(
      "The after version refuses a lobby kept in the outer container, even without `private`",
      file("After").replacing("private ", with: "")
        .changing(outer, to: "  var lobby: Lobby?\n\(outer)")
        .changing(
          "    return LobbyScreen(lobby, scenes: self)",
          to: "    outside.lobby = lobby\n    return LobbyScreen(lobby, scenes: self)"),
      refused: ["value of type 'any SignedOutScenes' has no member 'lobby'"]),
    CompilerTrial(
      "The after version refuses a session kept in the outer container",
      file("After").replacing("private ", with: "")
        .changing(outer, to: "  var last: Session?\n\(outer)")
        .changing(
          "    SignedInContainer(session, parts",
          to: "    last = session\n    return SignedInContainer(session, parts"),
      refused: ["cannot assign to property: 'self' is immutable"]),
    CompilerTrial(
      "The after version compiles with a lobby in a static property",
      accepted: keptLobby("SignedInContainer", after: inner)
        .changing("  var lobby: Lobby?\n", to: "  static var lobby: Lobby?\n")),
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
    CompilerTrial(
      "If the context is a struct, a screen cannot keep a lobby in it",
      source(
        importing: "Before",
        """
        @MainActor struct Context {
          let parts: VisitParts
          var lobby: Lobby?
        }
        @MainActor final class Keeper {
          let context: Context
          init(context: Context) { self.context = context }
          func keep(_ lobby: Lobby) { context.lobby = lobby }
        }
        """),
      refused: ["cannot assign to property: 'context' is a 'let' constant"]),
    CompilerTrial(
      "A mutable shared instance is refused, unless it is isolated to an actor",
      """
      final class Free { static var shared = Free() }
      @MainActor final class Owned { static var shared = Owned() }
      """,
      refused: [
        "static property 'shared' is not concurrency-safe because it is nonisolated global shared"
          + " mutable state"
      ]),
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
      "The after version refuses a lobby that is made without a session",
      source(
        importing: "After",
        """
        @MainActor func peek(_ scenes: any SignedOutScenes, in session: Session) {
          _ = scenes.firstLobby(of: session, telling: nil)
          _ = scenes.firstLobby(telling: nil)
        }
        """),
      refused: ["missing argument for parameter 'of' in call"]),
    CompilerTrial(
      "The before version compiles without the lines that sign out",
      accepted: source(
        importing: "Before",
        file("Before/LobbyScreen.swift").changing("context.signOut()", to: "", times: 2))),
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
      "The details screen of the before version can reach the log",
      accepted: source(
        importing: "Before",
        file("Before/DetailsScreen.swift") + look.replacing("LOG", with: "context.parts.log"))),
    CompilerTrial(
      "The details screen of the after version has to be given the log",
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

  private static let trials = CompilerTrials(wayBacks + keptLobbies + signedOut + losses)

  @Test(
    "The compiler reports exactly the expected errors for each change to a version",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
