import PlayerRoster
import Testing

@testable import DependencyContainerAfter

// snippet: stub
/// Gives the scenes that a test expects to be asked for; any other that is asked for fails the test.
struct StubSignedInScenes: SignedInScenes {
  var signedOut: any SignedOutScenes = StubSignedOutScenes()
  var onArrival: () -> any Screen = { unexpected("arrival") }
  var onLobby: () -> any Screen = { unexpected("lobby") }
  var onDetails: (Player, LobbyContent) -> any Screen = { _, _ in unexpected("details") }
  var onGame: () -> any Screen = { unexpected("game") }
  var onScore: (ScoreCard) -> any Screen = { _ in unexpected("score") }

  func arrival() -> any Screen { onArrival() }
  func lobby() -> any Screen { onLobby() }
  func details(of player: Player, in content: LobbyContent) -> any Screen {
    onDetails(player, content)
  }
  func game() -> any Screen { onGame() }
  func score(_ card: ScoreCard) -> any Screen { onScore(card) }
}

/// Fails the test that did not expect to be here.
@MainActor
func unexpected(_ scene: String) -> any Screen {
  Issue.record("Nobody expected the scene “\(scene)” to be asked for.")
  return BlankScreen()
}
// end: stub

struct StubSignedOutScenes: SignedOutScenes {
  var onSignIn: () -> any Screen = { unexpected("signIn") }
  var onSignedIn: (Account) -> any SignedInScenes = { _ in unexpectedSignIn() }

  func signIn() -> any Screen { onSignIn() }
  func signedIn(as account: Account) -> any SignedInScenes { onSignedIn(account) }
}

@MainActor
private func unexpectedSignIn() -> any SignedInScenes {
  Issue.record("Nobody expected anybody to sign in.")
  return StubSignedInScenes()
}

/// A screen that leads nowhere, to be told from others by its identity.
final class BlankScreen: Screen {
  let content = ScreenContent.game(GameInvitation(nickname: "Nobody", highScore: 0))
  func next(after action: ScreenAction) -> Passage { .end }
}
