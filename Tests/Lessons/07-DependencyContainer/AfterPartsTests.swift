import PlayerVisit
import Testing

@testable import DependencyContainerAfter

@MainActor
@Suite("The after version's game and score, each alone")
struct AfterPartsTests {
  private let blank = BlankScreen()

  @Test("A game that is tested alone needs a roster and one scene, and no session or visit")
  func game() throws {
    let ledger = try RosterLedger(["Ada": 20])
    let roster = InMemoryRoster(ledger)
    // snippet: alone
    let game = GameScreen(of: .ada, in: roster, scenes: StubGameScenes(onScore: { _ in blank }))
    #expect(game.next(after: .finished(score: 30)).screen === blank)
    // end: alone
    #expect(ledger.changes == [.record(30, "Ada")])
  }

  @Test("A test fails if a screen asks for an unexpected scene")
  func unexpectedScene() throws {
    let card = ScoreCard(nickname: "Ada", score: 1, best: 1, isNewBest: true)
    let score = ScoreScreen(card, scenes: StubGameScenes())
    withKnownIssue {
      _ = score.next(after: .back)
    } matching: { issue in
      issue.comments == ["The test did not expect a call for the scene “lobby”."]
    }
  }
}
