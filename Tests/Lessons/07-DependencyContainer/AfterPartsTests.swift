import PlayerRoster
import Testing

@testable import DependencyContainerAfter

@MainActor
@Suite("The after version's screens, each alone")
struct AfterPartsTests {
  private let blank = BlankScreen()

  @Test("Testing the way back from the details screen needs only the details and one scene")
  func details() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    // snippet: alone
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes(onLobby: { _ in blank }))
    #expect(screen.next(after: .back).screen === blank)
    // end: alone
    #expect(screen.details == ada)
  }

  @Test("A test fails if a screen asks for an unexpected scene")
  func unexpectedScene() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes())
    withKnownIssue {
      _ = screen.next(after: .back)
    } matching: { issue in
      issue.comments == ["The test did not expect a call for the scene “lobby”."]
    }
  }

  @Test("A game keeps its score before it asks for the score screen")
  func game() throws {
    let ledger = try RosterLedger(["Ada": 20])
    var cards: [ScoreCard] = []
    let screen = GameScreen(
      Session(account: .ada, roster: InMemoryRoster(ledger)),
      scenes: StubSignedInScenes(onScore: { card in
        cards.append(card)
        return blank
      }))
    #expect(screen.next(after: .finished(score: 30)).screen === blank)
    #expect(cards == [ScoreCard(nickname: "Ada", score: 30, best: 30, isNewBest: true)])
    #expect(ledger.changes == [.record(30, "Ada")])
  }

  @Test("The sign-in screen opens a session, and asks for the first lobby of that session")
  func signIn() throws {
    let roster = InMemoryRoster(try RosterLedger())
    var told: [String?] = []
    let screen = SignInScreen(
      SilentSignIn(),
      openSession: { (Session(account: $0, roster: roster), problem: "Not noted.") },
      scenes: StubSignedOutScenes(onFirstLobby: { session, problem in
        told += [session.account.nickname, problem]
        return blank
      }))
    #expect(screen.next(after: .signedIn(.ada)).screen === blank)
    #expect(told == ["Ada", "Not noted."])
  }
}
