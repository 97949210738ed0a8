import PlayerRoster
import Testing

@testable import DependencyContainerAfter

/// Gives the scenes that a test expects. A call for any other fails the test.
struct StubSignedInScenes: SignedInScenes {
  var onLobby: (String?) -> any Screen = { _ in unexpected("lobby") }
  var onDetails: (PlayerDetails) -> any Screen = { _ in unexpected("details") }
  var onGame: () -> any Screen = { unexpected("game") }
  var onScore: (ScoreCard) -> any Screen = { _ in unexpected("score") }
  var onSignIn: () -> any Screen = { unexpected("signIn") }

  func lobby(telling problem: String?) -> any Screen { onLobby(problem) }
  func details(_ details: PlayerDetails) -> any Screen { onDetails(details) }
  func game() -> any Screen { onGame() }
  func score(_ card: ScoreCard) -> any Screen { onScore(card) }
  func signIn() -> any Screen { onSignIn() }
}

/// Fails the test, which did not expect this call.
@MainActor
func unexpected(_ scene: String) -> any Screen {
  Issue.record("The test did not expect a call for the scene “\(scene)”.")
  return BlankScreen()
}

struct StubSignedOutScenes: SignedOutScenes {
  var onSignIn: () -> any Screen = { unexpected("signIn") }
  var onFirstLobby: (Session, String?) -> any Screen = { _, _ in unexpected("firstLobby") }

  func signIn() -> any Screen { onSignIn() }
  func firstLobby(of session: Session, telling problem: String?) -> any Screen {
    onFirstLobby(session, problem)
  }
}

/// A screen that leads nowhere; tests recognize it by its identity.
final class BlankScreen: Screen {
  let content = ScreenContent.game(GameInvitation(nickname: "Nobody", highScore: 0))
  func next(after action: ScreenAction) -> Passage { .end }
}
