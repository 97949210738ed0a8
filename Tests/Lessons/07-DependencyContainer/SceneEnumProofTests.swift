import PlayerRoster
import Testing

@testable import DependencyContainerAfter

/// Another design for the same containers: a scene is a value, and one function makes every scene.
@MainActor
@Suite("Proofs: scenes as values")
struct SceneEnumProofTests {
  // snippet: enum
  enum SignedInScene {
    case lobby(problem: String?), details(PlayerDetails), game, score(ScoreCard), signIn
  }
  // end: enum

  @MainActor
  private struct Scenes {
    let container: SignedInContainer
    let note: (SignedInScene) -> Void

    // snippet: make
    func make(_ scene: SignedInScene) -> any Screen {
      note(scene)
      return switch scene {
      case .lobby(let problem): container.lobby(telling: problem)
      case .details(let details): container.details(details)
      case .game: container.game()
      case .score(let card): container.score(card)
      case .signIn: container.signIn()
      }
    }
    // end: make
  }

  @Test("One function makes every signed-in scene, and one line notes each call")
  func everyScene() throws {
    let outer = SignedOutContainer(try TestVisit().parts, custom: CustomScenes())
    var noted = 0
    let scenes = Scenes(container: SignedInContainer(.ada, inside: outer)) { _ in noted += 1 }
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let card = ScoreCard(nickname: "Ada", score: 1, best: 1, isNewBest: true)
    let all: [SignedInScene] = [.lobby(problem: nil), .details(ada), .game, .score(card), .signIn]
    let places = all.map { scenes.make($0).place }
    #expect(places == [.lobby, .details, .game, .score, .signIn])
    #expect(noted == 5)
  }
}
