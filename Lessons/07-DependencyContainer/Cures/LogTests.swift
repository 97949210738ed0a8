import PlayerVisit
import Synchronization
import Testing

@MainActor
@Suite("Our log, while the school's game is in")
struct LogTests {
  private let log = LineLog()

  private func lobby() throws -> any Screen {
    var parts = try TestVisit(["Rex": 300]).parts
    parts.log = log
    let first = Side.theirs.frontDoor.firstScreen(of: parts)
    return try first.after(.signedIn(Account(id: 1_000, nickname: "Pia")))
  }

  @Test("A pupil who finished two trainings gave up none")
  func finished() throws {
    _ = try lobby().after(.play, .finished(score: 10), .play, .finished(score: 20), .back)
    #expect(log.lines == [])
  }

  @Test("A pupil who finished one training and gave up the next gave up one")
  func givenUp() throws {
    _ = try lobby().after(.play, .finished(score: 10), .play, .back)
    #expect(log.lines == ["Pia gave up a game."])
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
