import LessonSupport
import PlayerVisit
import Testing

@testable import DependencyContainerBefore

/// What the before version's one context costs, in tests that use it directly.
@MainActor
@Suite("Proofs: one context for all")
struct ContextProofTests {
  @Test("The before version's lobby ends the process if no user has signed in")
  func lobbyOfNobody() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let parts = try TestVisit().parts
        _ = LobbyScreen(context: VisitContext(parts: parts))
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Nobody has signed in."))
  }

  @Test("In the before version, a test of the way back from the details needs a whole visit")
  func detailsAlone() throws {
    let visit = try TestVisit()
    let context = VisitContext(parts: visit.parts)
    _ = context.signIn(as: .ada)
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, context: context)
    let lobby = try screen.after(.back)
    #expect(lobby.place == .lobby)
    // All that for one way back: a roster was opened, a visit noted, and a refresh is running.
    #expect(visit.rosters.alive == 1)
    #expect(visit.ledger.changes.count == 1)
    #expect(visit.refreshes.running.count == 1)
  }

  @Test(
    "The before version makes screens on eleven lines, and the after version on five")
  func makers() {
    let versions = ["Before", "After"].map {
      LessonSources.text(of: "Sources/Lessons/07-DependencyContainer/\($0)")
    }
    let screens = versions.map {
      $0.matches(of: /(?:SignIn|Lobby|Details|Game|Score)Screen\(/).count
    }
    let games = versions.map { $0.matches(of: /GameScreen\(/).count }
    #expect(screens == [11, 5])
    #expect(games == [2, 1])
  }
}
