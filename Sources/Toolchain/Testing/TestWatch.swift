import Foundation
import Synchronization

/// Checks a run at intervals: whether it still makes progress, and how much memory it uses.
///
/// Only the beginning and end of tests count as progress. Output and issues do not: an endless loop
/// may print for ever, and report an issue each time around.
final class TestWatch: Sendable {
  /// The least time that a process has before its first event, however short the limit: on a busy
  /// machine a slow start is not the tests' fault.
  private static let patienceAtStart = Duration.seconds(10)
  /// How long the run must be without progress before we report it.
  private static let silence = Duration.seconds(2)
  /// At most this much of the time that tests may have spent waiting for us is not counted against
  /// them.
  private static let mostCredit = Duration.seconds(1)

  private struct State {
    var recording: TestRecording
    var lastProgress: Duration
    /// The time since then that tests may have spent waiting for us.
    var credit = Duration.zero
    /// How many bytes of the stream have been read.
    var seen: UInt64 = 0
    /// How many seconds without progress were last reported.
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
  ///   - stream: The file that the tests write their events to; it grows with every event.
  ///   - now: The time since some fixed moment.
  ///   - news: Called on any thread with the progress.
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

  /// The time since this was first called.
  @Sendable static func clock() -> Duration { start.duration(to: .now) }
  private static let start = ContinuousClock.now

  /// Why the run should end, once it should.
  var end: TestRun.End { state.withLock { $0.end } }

  /// How long the run may go without progress in its current state.
  var patience: Duration { state.withLock { patience($0) ?? .zero } }

  /// Everything known about the run, once it is over.
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

  /// What to report about a run without progress, at most once a second.
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

  /// Processes what was written since the last check: whole lines only, plus a cut-off last line
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
