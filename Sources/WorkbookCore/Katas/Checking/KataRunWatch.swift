import Foundation
import Synchronization

/// Looks at a run from time to time: whether it still gets somewhere, and what it takes.
final class KataRunWatch: Sendable {
  /// How long a process may take to say its first word at least, however short the limit: on a busy
  /// machine that is no fault of the kata.
  private static let patience = Duration.seconds(10)

  private struct State {
    var lastProgress: ContinuousClock.Instant
    var seen = 0
    var end = KataRun.Result.End.hung
  }

  private let stream: URL
  private let limit: Duration
  private let memoryLimit: Int
  private let ended: @Sendable ([String]) -> Void
  private let clock = ContinuousClock()
  private let state: Mutex<State>

  /// - Parameters:
  ///   - stream: Where the tests write what happens; it grows with every step.
  ///   - ended: Told the identities of the tests that have ended since it was told last.
  init(
    stream: URL, limit: Duration, memoryLimit: Int, ended: @escaping @Sendable ([String]) -> Void
  ) {
    self.stream = stream
    self.limit = limit
    self.memoryLimit = memoryLimit
    self.ended = ended
    state = Mutex(State(lastProgress: clock.now))
  }

  /// Why the run should end, once it should.
  var end: KataRun.Result.End { state.withLock { $0.end } }

  func shouldEnd(memory: Int) -> Bool {
    let news = newLines()
    let done = EventStream.records(in: news).compactMap { record -> String? in
      guard case .event(let event) = record, event.kind == "testEnded" else { return nil }
      return event.testID
    }
    if !done.isEmpty { ended(done) }
    return state.withLock { state in
      if memory > memoryLimit {
        state.end = .tookTooMuchMemory
        return true
      }
      if !news.isEmpty { state.lastProgress = clock.now }
      let limit = state.seen == 0 ? max(limit, KataRunWatch.patience) : limit
      return clock.now - state.lastProgress >= limit
    }
  }

  /// The whole lines that have come since the last look.
  private func newLines() -> Data {
    guard let file = try? FileHandle(forReadingFrom: stream) else { return Data() }
    defer { try? file.close() }
    let seen = state.withLock { $0.seen }
    guard (try? file.seek(toOffset: UInt64(seen))) != nil,
      let data = try? file.read(upToCount: 1 << 20),
      let last = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return Data() }
    let lines = data[...last]
    state.withLock { $0.seen += lines.count }
    return lines
  }
}
