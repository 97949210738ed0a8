import PlayerRoster
import Testing

@testable import DependencyContainerAfter

@MainActor
@Suite("The after version's screens, each alone")
struct AfterPartsTests {
  private let blank = BlankScreen()

  @Test("The way back from the details needs the details and one scene")
  func details() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes(onLobby: { _ in blank }))
    #expect(screen.details == ada)
    #expect(screen.next(after: .back).screen === blank)
  }

  @Test("A scene that the test did not expect fails it")
  func unexpectedScene() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes())
    withKnownIssue {
      _ = screen.next(after: .back)
    } matching: { issue in
      issue.comments == ["The test did not expect a call for the scene “lobby”."]
    }
  }

  @Test("A game keeps its score before it asks for the card")
  func game() throws {
    let ledger = try RosterLedger(["Ada": 20])
    let session = Session(account: .ada, roster: InMemoryRoster(ledger))
    var cards: [ScoreCard] = []
    let screen = GameScreen(
      session.invitation(), session: session,
      scenes: StubSignedInScenes(onScore: { card in
        cards.append(card)
        return blank
      }))
    #expect(screen.next(after: .finished(score: 30)).screen === blank)
    #expect(cards == [ScoreCard(nickname: "Ada", score: 30, best: 30, isNewBest: true)])
    #expect(ledger.changes == [.record(30, "Ada")])
  }

  @Test("The sign-in screen asks for the welcome of the account that signed in")
  func signIn() {
    var welcomed: [Account] = []
    let screen = SignInScreen(
      SilentSignIn(),
      scenes: StubSignedOutScenes(onWelcome: { account in
        welcomed.append(account)
        return blank
      }))
    #expect(screen.next(after: .signedIn(.ada)).screen === blank)
    #expect(welcomed == [.ada])
  }
}
