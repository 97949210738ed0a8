import Foundation
import Synchronization

/// Looks at a run from time to time: whether it still gets somewhere, and what it takes.
///
/// Only tests that begin and end are progress. What they print is not, nor are issues: a loop without
/// end may print for ever, and find something wrong each time around.
final class TestWatch: Sendable {
  /// How long a process may take before its first word at least, however short the limit: on a busy
  /// machine that is no fault of the tests.
  private static let patienceAtStart = Duration.seconds(10)
  /// After how long without progress it is told that there is none.
  private static let silence = Duration.seconds(2)
  /// How much of the time in which tests may have waited for us does not count against them.
  private static let mostCredit = Duration.seconds(1)

  private struct State {
    var recording: TestRecording
    var lastProgress: Duration
    /// Our own time since then.
    var credit = Duration.zero
    /// How many bytes of the stream were read.
    var seen: UInt64 = 0
    /// How many seconds without progress were told last.
    var told: Int64?
    var end = TestRun.End.stalled
  }

  private let stream: URL
  private let limit: Duration?
  private let limitTogether: Duration
  private let memoryLimit: Int?
  private let news: @Sendable (TestProgress) -> Void
  private let now: @Sendable () -> Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - stream: Where the tests write what happens; it grows with every step.
  ///   - now: The time since some moment.
  ///   - news: Told on any thread how it goes on.
  init(
    stream: URL, root: URL, limit: Duration?, limitTogether: Duration = .seconds(3),
    memoryLimit: Int?,
    now: @escaping @Sendable () -> Duration = TestWatch.clock,
    news: @escaping @Sendable (TestProgress) -> Void
  ) {
    self.stream = stream
    self.limit = limit
    self.limitTogether = limitTogether
    self.memoryLimit = memoryLimit
    self.now = now
    self.news = news
    state = Mutex(State(recording: TestRecording(root: root), lastProgress: now()))
  }

  /// The time since this was asked first.
  @Sendable static func clock() -> Duration { start.duration(to: .now) }
  private static let start = ContinuousClock.now

  /// Why the run should end, once it should.
  var end: TestRun.End { state.withLock { $0.end } }

  /// How long nothing may go on as things stand.
  var patience: Duration { state.withLock { patience($0) ?? .zero } }

  /// What is known of the run once it is over.
  func finish() -> TestRecording {
    state.withLock { state in
      _ = read(&state, isOver: true)
      return state.recording
    }
  }

  func shouldEnd(_ usage: ChildProcess.Usage) -> Bool {
    let (isOver, told) = state.withLock { state -> (Bool, [TestProgress]) in
      let (functions, isProgress) = read(&state)
      var told: [TestProgress] = []
      if functions > 0 || isProgress && state.told != nil { told = [.ended(functions: functions)] }
      if let memoryLimit, usage.memory > memoryLimit {
        state.end = .tookTooMuchMemory
        return (true, told)
      }
      if isProgress {
        (state.lastProgress, state.credit, state.told) = (now(), .zero, nil)
      } else {
        state.credit = min(state.credit + usage.ourTime, TestWatch.mostCredit)
      }
      guard let limit = patience(state) else { return (false, told) }
      let idle = now() - state.lastProgress - state.credit
      guard idle < limit else { return (true, told) }
      return (false, told + [stall(&state, idle: idle, limit: limit)].compactMap { $0 })
    }
    told.forEach(news)
    return isOver
  }

  /// What to tell of a run without progress, once in a second.
  private func stall(_ state: inout State, idle: Duration, limit: Duration) -> TestProgress? {
    let seconds = idle.components.seconds
    guard idle >= TestWatch.silence, state.told != seconds else { return nil }
    let underWay = state.recording.underWay
    guard let first = underWay.first else { return nil }
    state.told = seconds
    return .stalled(
      Stall(
        sentence: underWay.count == 1 ? first.sentence : nil, count: underWay.count, idle: idle,
        limit: limit))
  }

  private func patience(_ state: State) -> Duration? {
    guard let limit else { return nil }
    if state.seen == 0 { return max(limit, TestWatch.patienceAtStart) }
    return state.recording.underWay.count > 1 ? min(limit, limitTogether) : limit
  }

  /// Follows what has come since the last look: whole lines, and a last one that was cut off only
  /// once the run is over.
  private func read(
    _ state: inout State, isOver: Bool = false
  ) -> (functions: Int, isProgress: Bool) {
    guard let file = try? FileHandle(forReadingFrom: stream) else { return (0, false) }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: state.seen)) != nil, let data = try? file.readToEnd(),
      let last = isOver ? data.indices.last : data.lastIndex(of: UInt8(ascii: "\n"))
    else { return (0, false) }
    let lines = data[...last]
    state.seen += UInt64(lines.count)
    return state.recording.take(lines)
  }
}
