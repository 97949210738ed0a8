import PlayerRoster
import Testing

@testable import DependencyContainerAfter

/// Gives the scenes that a test expects to be asked for; any other that is asked for fails the test.
struct StubSignedInScenes: SignedInScenes {
  var signedOut: any SignedOutScenes = StubSignedOutScenes()
  var onLobby: (String?) -> any Screen = { _ in unexpected("lobby") }
  var onDetails: (PlayerDetails) -> any Screen = { _ in unexpected("details") }
  var onGame: () -> any Screen = { unexpected("game") }
  var onScore: (ScoreCard) -> any Screen = { _ in unexpected("score") }

  func lobby(telling problem: String?) -> any Screen { onLobby(problem) }
  func details(_ details: PlayerDetails) -> any Screen { onDetails(details) }
  func game() -> any Screen { onGame() }
  func score(_ card: ScoreCard) -> any Screen { onScore(card) }
}

/// Fails the test that did not expect to be here.
@MainActor
func unexpected(_ scene: String) -> any Screen {
  Issue.record("Nobody expected the scene “\(scene)” to be asked for.")
  return BlankScreen()
}

struct StubSignedOutScenes: SignedOutScenes {
  var onSignIn: () -> any Screen = { unexpected("signIn") }
  var onWelcome: (Account) -> any Screen = { _ in unexpected("welcome") }

  func signIn() -> any Screen { onSignIn() }
  func welcome(_ account: Account) -> any Screen { onWelcome(account) }
}

/// A screen that leads nowhere, to be told from others by its identity.
final class BlankScreen: Screen {
  let content = ScreenContent.game(GameInvitation(nickname: "Nobody", highScore: 0))
  func next(after action: ScreenAction) -> Passage { .end }
}
