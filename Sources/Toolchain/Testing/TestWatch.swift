import Foundation
import Synchronization

/// Checks a run at intervals: whether it still makes progress, and how much memory it uses.
///
/// Only the beginning and end of tests count as progress. Output and issues do not: an endless loop
/// may print for ever, and report an issue each time around.
final class TestWatch: Sendable {
  /// The least time that a process has before its first event: a slow start is not its fault.
  private static let patienceAtStart = Duration.seconds(10)
  /// How many seconds the run must be without progress before we report it.
  private static let silence = 2
  /// At most this much of the time that tests may have waited for us is not counted against them.
  private static let mostCredit = Duration.seconds(1)

  private struct State {
    var recording: TestRecording
    var lastProgress: ContinuousClock.Instant
    /// The time since then that tests may have spent waiting for us.
    var credit = Duration.zero
    /// How many bytes of the stream have been read.
    var seen: UInt64 = 0
    var told = TestProgress(done: 0)
    var end: TestRun.End?
  }

  private let run: TestRun
  private let stream: URL
  private let news: @Sendable (TestProgress) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// - Parameter stream: The file that the tests write their events to.
  init(
    _ run: TestRun, stream: URL,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    news: @escaping @Sendable (TestProgress) -> Void
  ) {
    (self.run, self.stream, self.now, self.news) = (run, stream, now, news)
    state = Mutex(State(recording: TestRecording(root: run.root), lastProgress: now()))
  }

  /// Why the run should end; nil as long as it should not.
  var end: TestRun.End? { state.withLock { $0.end } }

  /// Everything known about the run, once it is over.
  func finish() -> TestRecording {
    state.withLock { state in
      _ = read(&state, isOver: true)
      return state.recording
    }
  }

  /// Looks at the run once more; true when it should end.
  func shouldEnd(memory: Int, ourTime: Duration) -> Bool {
    let progress = state.withLock { state -> TestProgress? in
      if read(&state) {
        (state.lastProgress, state.credit) = (now(), .zero)
      } else {
        state.credit = min(state.credit + ourTime, TestWatch.mostCredit)
      }
      let idle = state.lastProgress.duration(to: now()) - state.credit
      let patience = patience(state)
      if let limit = run.memoryLimit, memory > limit {
        state.end = .tookTooMuchMemory(limit)
      } else if let patience, idle >= patience {
        state.end = .stalled(patience)
      }
      let now = TestProgress(
        done: state.recording.done, stall: patience.flatMap { stall(state, idle, limit: $0) })
      guard state.end == nil, now != state.told else { return nil }
      state.told = now
      return now
    }
    progress.map(news)
    return end != nil
  }

  private func stall(_ state: State, _ idle: Duration, limit: Duration) -> Stall? {
    let seconds = Int(idle.components.seconds)
    let sentences = state.recording.underWay.map(\.sentence)
    guard seconds >= TestWatch.silence, !sentences.isEmpty else { return nil }
    return Stall(sentences: sentences, seconds: seconds, limit: limit)
  }

  /// How long the run may go without progress in its current state.
  private func patience(_ state: State) -> Duration? {
    run.limit.map { state.seen == 0 ? max($0, TestWatch.patienceAtStart) : $0 }
  }

  /// Processes what was written since the last check: whole lines only, plus a cut-off last line
  /// once the run is over. True if anything began or ended.
  private func read(_ state: inout State, isOver: Bool = false) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: stream) else { return false }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: state.seen)) != nil, let data = try? file.readToEnd(),
      let last = isOver ? data.indices.last : data.lastIndex(of: UInt8(ascii: "\n"))
    else { return false }
    let lines = data[...last]
    state.seen += UInt64(lines.count)
    return state.recording.take(lines)
  }
}

/// The progress of a test run.
package struct TestProgress: Hashable, Sendable {
  /// How many test functions have ended.
  package let done: Int
  package var stall: Stall?
}

/// Tests are running, but none has made progress for a while.
package struct Stall: Hashable, Sendable {
  /// The tests that are running.
  let sentences: [String]
  /// For how many seconds there has been no progress.
  let seconds: Int
  /// The limit after which the run is ended.
  let limit: Duration

  /// For example, “waiting for “It stops”, 4 of 10 s”.
  package var text: String {
    let subject = sentences.count == 1 ? "“\(sentences[0])”" : "\(sentences.count) behaviours"
    return "waiting for \(subject), \(seconds) of \(limit.inSeconds.prefix { $0 != " " }) s"
  }
}

extension Stall {
  /// Several simultaneous stalls as one; nil if there are none.
  package init?(of stalls: [Stall]) {
    guard let limit = stalls.map(\.limit).max() else { return nil }
    self.init(
      sentences: stalls.flatMap(\.sentences), seconds: stalls.map(\.seconds).max() ?? 0,
      limit: limit)
  }
}

extension Duration {
  /// For example, “10 seconds” or “0.5 seconds”.
  package var inSeconds: String {
    let (seconds, attoseconds) = components
    let tenths = attoseconds / 100_000_000_000_000_000
    let text = tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}
