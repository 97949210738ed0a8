import Foundation
import Synchronization

/// Checks a run at intervals for progress and memory use.
///
/// Only the beginning and end of tests count as progress. Output and issues do not: an endless loop
/// may print for ever, and report an issue each time around. Nor does time count while the machine
/// sleeps.
final class TestWatch: Sendable {
  /// The least time that a process has before its first event: a slow start is not its fault.
  private static let patienceAtStart = Duration.seconds(10)

  private struct State {
    var recording: TestRecording
    var lastProgress: SuspendingClock.Instant
    var seen: UInt64 = 0
    var told = TestProgress(done: 0)
    var end: TestRun.End?
  }

  private let run: TestRun
  private let stream: URL
  private let news: @Sendable (TestProgress) -> Void
  private let now: @Sendable () -> SuspendingClock.Instant
  private let state: Mutex<State>

  init(
    _ run: TestRun, stream: URL,
    now: @escaping @Sendable () -> SuspendingClock.Instant = { .now },
    news: @escaping @Sendable (TestProgress) -> Void
  ) {
    (self.run, self.stream, self.now, self.news) = (run, stream, now, news)
    state = Mutex(State(recording: TestRecording(root: run.root), lastProgress: now()))
  }

  var end: TestRun.End? { state.withLock { $0.end } }

  func finish() -> TestRecording {
    state.withLock { state in
      // A test's events while it is being ended do not count: a stopped test runs on for a moment.
      if state.end == nil { _ = read(&state, isOver: true) }
      return state.recording
    }
  }

  /// Looks at the run once more; true when it should end.
  func shouldEnd(memory: Int) -> Bool {
    let progress = state.withLock { state -> TestProgress? in
      // The time that we spend reading does not count against the tests.
      if read(&state) { state.lastProgress = now() }
      let idle = state.lastProgress.duration(to: now())
      let patience = run.limit.map { state.seen == 0 ? max($0, TestWatch.patienceAtStart) : $0 }
      if let limit = run.memoryLimit, memory > limit {
        state.end = .tookTooMuchMemory(limit)
      } else if let patience, idle >= patience {
        state.end = .stalled(patience)
      }
      let stall = patience.flatMap {
        TestWatch.stall(of: state.recording.underWay, idle, limit: $0)
      }
      let progress = TestProgress(done: state.recording.done, stall: stall)
      guard state.end == nil, progress != state.told else { return nil }
      state.told = progress
      return progress
    }
    progress.map(news)
    return end != nil
  }

  /// The reason why a run makes no progress; nil in its first two seconds, or if nothing is
  /// running.
  private static func stall(
    of tests: [RecordedTest], _ idle: Duration, limit: Duration
  ) -> String? {
    guard idle >= .seconds(2), let first = tests.first else { return nil }
    let subject = tests.count == 1 ? "“\(first.sentence)”" : "\(tests.count) behaviours"
    let limit = limit.inSeconds.prefix { $0 != " " }
    return "waiting for \(subject), \(idle.components.seconds) of \(limit) s"
  }

  /// Processes the lines written since the last check: whole lines only, plus a cut-off last line
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

package struct TestProgress: Equatable, Sendable {
  package let done: Int
  /// The reason why the run makes no progress, such as “waiting for “It stops”, 4 of 10 s”; nil if
  /// it does.
  package var stall: String?
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
