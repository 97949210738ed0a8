import PlayerVisit
import Synchronization
import Testing

@MainActor
@Suite("Games that are given up")
struct GivenUpGamesTests {
  private let log = LineLog()

  /// The log lines about games that were given up.
  private var games: [String] { log.lines.filter { $0.hasSuffix(" gave up a game.") } }

  private func parts() throws -> VisitParts {
    var parts = try TestVisit(["Rex": 300]).parts
    parts.log = log
    return parts
  }

  @Test("Each game that is given up adds a line to the log", arguments: Side.allCases)
  func lines(side: Side) throws {
    let lobby = try side.frontDoor.firstScreen(of: parts()).after(.signedIn(.ada))
    #expect(games == [])
    let again = try lobby.after(.play, .back, .play, .back)
    #expect(games == ["Ada gave up a game.", "Ada gave up a game."])
    _ = try again.after(.signOut, .signedIn(.bob), .play, .back)
    #expect(games.dropFirst(2) == ["Bob gave up a game."])
  }

  @Test(
    "Coming back from the details or a score is not logged as a game that was given up",
    arguments: Side.allCases)
  func others(side: Side) throws {
    let lobby = try side.frontDoor.guestLobby(of: parts())
    let score = try lobby.after(
      .details(.someone()), .back, .play, .finished(score: 3), .back, .play, .finished(score: 0))
    #expect(games == [])
    let game = try score.after(.play)
    // These mean nothing in a game.
    _ = try game.after(.play, .signOut)
    #expect(games == [])
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
