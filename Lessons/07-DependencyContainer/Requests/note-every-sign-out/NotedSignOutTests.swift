import PlayerRoster
import Synchronization
import Testing

@MainActor
@Suite("Ends of sessions in the log")
struct NotedSignOutTests {
  private let log = LineLog()

  /// The log lines about players who left.
  private var ends: [String] { log.lines.filter { $0.hasSuffix(" left.") } }

  private func parts() throws -> VisitParts {
    var parts = try TestVisit(["Rex": 300]).parts
    parts.log = log
    return parts
  }

  @Test("Every sign-out is noted", arguments: Side.allCases)
  func signOut(side: Side) throws {
    let lobby = try side.frontDoor.firstScreen(of: parts()).after(
      .signedIn(.ada), .play, .finished(score: 5), .back, .details(.someone()), .back)
    #expect(ends == [])
    let signIn = try lobby.after(.signOut)
    #expect(ends == ["Ada left."])
    let next = try signIn.after(.signedIn(.bob))
    #expect(ends == ["Ada left."])
    _ = next.next(after: .signOut)
    #expect(ends == ["Ada left.", "Bob left."])
  }

  @Test("A guest who leaves the arcade is noted in the log", arguments: Side.allCases)
  func leave(side: Side) throws {
    _ = try side.frontDoor.guestLobby(of: parts()).next(after: .leave)
    #expect(ends == ["Guest left."])
  }

  @Test(
    "Leaving from the sign-in screen adds no line to the log",
    arguments: Side.allCases)
  func nobody(side: Side) throws {
    let first = try side.frontDoor.firstScreen(of: parts())
    _ = first.next(after: .leave)
    _ = try first.after(.signedIn(.ada)).next(after: .back)
    #expect(ends == [])
    _ = try side.frontDoor.guestLobby(of: parts()).after(.signOut).next(after: .leave)
    #expect(ends == ["Guest left."])
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
