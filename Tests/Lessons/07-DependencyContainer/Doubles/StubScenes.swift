import PlayerVisit
import Testing

@testable import DependencyContainerAfter

/// Gives the scenes that a test expects. A call for any other fails the test.
struct StubGameScenes: GameScenes {
  var onLobby: (String?) -> any Screen = { _ in unexpected("lobby") }
  var onGame: () -> any Screen = { unexpected("game") }
  var onScore: (ScoreCard) -> any Screen = { _ in unexpected("score") }

  func makeLobby(telling problem: String?) -> any Screen { onLobby(problem) }
  func makeGame() -> any Screen { onGame() }
  func makeScore(_ card: ScoreCard) -> any Screen { onScore(card) }
}

/// Fails the test, which did not expect this call.
@MainActor
func unexpected(_ scene: String) -> any Screen {
  Issue.record("The test did not expect a call for the scene “\(scene)”.")
  return BlankScreen()
}

/// A screen that leads nowhere; tests recognize it by its identity.
final class BlankScreen: Screen {
  let content = ScreenContent.game(GameInvitation(nickname: "Nobody", highScore: 0))
  func next(after action: ScreenAction) -> Passage { .end }
}
