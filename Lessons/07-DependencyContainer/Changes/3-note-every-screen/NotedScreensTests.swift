import PlayerVisit
import Synchronization
import Testing

@MainActor
@Suite("Screens in the log")
struct NotedScreensTests {
  private let log = LineLog()

  /// The log lines about screens.
  private var screens: [String] { log.lines.filter { $0.hasPrefix("Screen: ") } }

  private func parts() throws -> VisitParts {
    var parts = try TestVisit(["Rex": 300]).parts
    parts.log = log
    return parts
  }

  @Test("Every screen that opens adds a line that says whose it is", arguments: Side.allCases)
  func walk(side: Side) throws {
    let first = try side.frontDoor.firstScreen(of: parts())
    #expect(screens == ["Screen: sign-in."])
    _ = try first.after(
      .signedIn(.ada), .details(.someone()), .back, .play, .back, .play, .finished(score: 5), .play,
      .finished(score: 6), .back, .signOut, .signedIn(.bob), .play)
    #expect(
      screens == [
        "Screen: sign-in.", "Screen: lobby, Ada.", "Screen: details, Ada.", "Screen: lobby, Ada.",
        "Screen: game, Ada.", "Screen: lobby, Ada.", "Screen: game, Ada.", "Screen: score, Ada.",
        "Screen: game, Ada.", "Screen: score, Ada.", "Screen: lobby, Ada.", "Screen: sign-in.",
        "Screen: lobby, Bob.", "Screen: game, Bob.",
      ])
  }

  @Test("A guest's screens are noted as the guest's", arguments: Side.allCases)
  func guest(side: Side) throws {
    let lobby = try side.frontDoor.guestLobby(of: parts())
    #expect(screens == ["Screen: lobby, Guest."])
    _ = try lobby.after(.details(.someone()))
    #expect(screens == ["Screen: lobby, Guest.", "Screen: details, Guest."])
  }

  @Test(
    "A screen that stays, or that is left for good, is not noted again", arguments: Side.allCases)
  func staying(side: Side) throws {
    let lobby = try side.frontDoor.firstScreen(of: parts()).after(.signedIn(.ada))
    _ = lobby.content
    _ = lobby.next(after: .back)
    _ = lobby.next(after: .finished(score: 3))
    _ = lobby.next(after: .leave)
    #expect(screens == ["Screen: sign-in.", "Screen: lobby, Ada."])
  }
}

/// Keeps its lines.
private final class LineLog: LogWriting {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
