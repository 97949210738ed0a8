import Foundation
import PlayerVisit
import Testing
import Toolchain

@testable import ArcadeProgram

@MainActor
@Suite("A visit with the school")
struct SchoolVisitTests {
  /// The screen after a game of this account's.
  private func ending(_ side: Side, of account: Account) throws -> (any Screen)? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var sides = Sides(all: side)
    sides.partners = [.school]
    let parts = VisitParts(
      sides, rosterFile: folder.url.appendingPathComponent("roster.json"), service: .embedded(),
      log: NotedLog(), plan: .usual, now: { Date() })
    var screen: (any Screen)? = sides.frontDoor.firstScreen(of: parts)
    for action in [ScreenAction.signedIn(account), .play, .finished(score: 20)] {
      guard case .screen(let next)? = screen?.next(after: action) else { return nil }
      screen = next
    }
    return screen
  }

  @Test("A pupil's score is shown and not kept, another player's is kept", arguments: Side.allCases)
  func scores(side: Side) throws {
    for (id, best) in [(1_000, nil), (999, 20)] {
      guard
        case .score(let card)? = try ending(side, of: Account(id: id, nickname: "Pia"))?.content
      else {
        Issue.record("No score is shown to the player \(id).")
        continue
      }
      #expect(card.score == 20 && card.best == best)
    }
  }
}
