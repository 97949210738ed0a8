import LessonSupport
import PlayerRoster
import Testing

@testable import DependencyContainerAfter

// snippet: enum
enum SignedInScene {
  case lobby(problem: String?), details(PlayerDetails), game, score(ScoreCard), signIn
}
// end: enum

extension SignedInScene {
  /// The scene's name in the log.
  var name: String {
    switch self {
    case .lobby: "lobby"
    case .details: "details"
    case .game: "game"
    case .score: "score"
    case .signIn: "sign-in"
    }
  }
}
// end: name

/// Another design for the same containers: a scene is a value, and one function makes every scene.
@MainActor
@Suite("Proofs: scenes as values")
struct SceneEnumProofTests {
  @MainActor
  private struct Scenes {
    let container: SignedInContainer
    let log: (String) -> Void

    func make(_ scene: SignedInScene) -> any Screen {
      log(scene.name)
      return switch scene {
      case .lobby(let problem): container.lobby(telling: problem)
      case .details(let details): container.details(details)
      case .game: container.game()
      case .score(let card): container.score(card)
      case .signIn: container.signIn()
      }
    }
  }

  @Test("One function can make and log every signed-in scene")
  func everyScene() throws {
    let parts = try TestVisit().parts
    let outer = SignedOutContainer(parts) { ours, _, _ in ours }
    let session = Session(account: .ada, roster: parts.roster.openRoster(in: parts.rosterFile))
    let inner = SignedInContainer(
      session, parts: parts, custom: { ours, _, _ in ours }, outside: outer)
    var logged: [String] = []
    let scenes = Scenes(container: inner) { logged.append($0) }
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let card = ScoreCard(nickname: "Ada", score: 1, best: 1, isNewBest: true)
    let all: [SignedInScene] = [.lobby(problem: nil), .details(ada), .game, .score(card), .signIn]
    let places = all.map { scenes.make($0).place }
    #expect(places == [.lobby, .details, .game, .score, .signIn])
    #expect(logged == ["lobby", "details", "game", "score", "sign-in"])
  }

  // MARK: - A sixth scene

  private nonisolated static let ours = LessonSources.text(
    of: "Tests/Lessons/07-DependencyContainer/SceneEnumProofTests.swift")

  /// The enum above and its names, as a source of its own.
  private nonisolated static let scene =
    "import PlayerRoster"
    + (ours.firstMatch(of: /(?s)snippet: enum(.*?)\/\/ end: name/)?.1 ?? "\n#error(\"No enum.\")")

  private nonisolated static let trials = CompilerTrials([
    CompilerTrial("An enum of the signed-in scenes compiles", accepted: scene),
    CompilerTrial(
      "The compiler reports a sixth scene that has no name for the log",
      scene.changing("score(ScoreCard), signIn\n", to: "score(ScoreCard), signIn, help\n"),
      refused: ["switch must be exhaustive"]),
  ])

  @Test(
    "The compiler reports exactly the expected errors for the enum of scenes", arguments: trials.all
  )
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
