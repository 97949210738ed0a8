import PlayerVisit
import Testing

/// Where the after version holds more than the before version.
@MainActor
@Suite("Proofs: old screens that are kept")
struct KeptScreenProofTests {
  /// Ways from the lobby to the screen that is kept, and from there back to a lobby.
  private static func ways() throws -> [(to: [ScreenAction], back: [ScreenAction])] {
    [
      ([], []), ([.details(try .someone())], [.back]), ([.play], [.back]),
      ([.play, .finished(score: 5)], [.back]),
    ]
  }

  /// A screen that is kept after its user has gone on and signed out.
  private func keptScreen(
    _ side: Side, _ visit: TestVisit, _ way: (to: [ScreenAction], back: [ScreenAction])
  ) throws -> any Screen {
    var screen = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    for action in way.to { screen = try screen.after(action) }
    let kept = screen
    for action in way.back + [.signOut] { screen = try screen.after(action) }
    return kept
  }

  /// For each way, whether the kept screen holds the session.
  private func held(_ side: Side) throws -> [Bool] {
    try Self.ways().map { way in
      let visit = try TestVisit()
      return try withExtendedLifetime(keptScreen(side, visit, way)) { visit.rosters.alive == 1 }
    }
  }

  @Test(
    "A kept screen holds its session in the after version; in the before version only a lobby does")
  func kept() throws {
    let (before, after) = (try held(.before), try held(.after))
    #expect(before == [true, false, false, false])
    #expect(after == [true, true, true, true])
  }
}
