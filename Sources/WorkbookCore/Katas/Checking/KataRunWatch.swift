import Foundation
import Synchronization
import Toolchain

/// Looks at a run from time to time: whether it still gets somewhere, and what it takes.
///
/// Only what becomes of behaviours is progress. What a kata prints is not: it may print for ever.
/// Nor is the time against it that we take to read that.
final class KataRunWatch: Sendable {
  /// How long a process may take to say its first word at least, however short the limit: on a busy
  /// machine that is no fault of the kata.
  private static let patience = Duration.seconds(10)
  /// How long nothing may go on while several behaviours are under way. They may be in each other's
  /// way then, so this ends the run only, and no behaviour is judged by it.
  static let patienceTogether = Duration.seconds(3)
  /// After how long without progress it is told that there is none.
  private static let silence = Duration.seconds(2)

  private struct State {
    var lastProgress: ContinuousClock.Instant
    /// Our own time since then, which does not count; but no more of it than the limit.
    var credit = Duration.zero
    var seen = 0
    var sentences: [String: String] = [:]
    /// The identities of the behaviours that have started and not ended.
    var underWay: Set<String> = []
    /// How many seconds without progress were told last.
    var told: Int64?
    var end = KataRun.Result.End.hung
  }

  private let stream: URL
  private let limit: Duration
  private let memoryLimit: Int
  private let news: @Sendable (KataRun.News) -> Void
  private let clock = ContinuousClock()
  private let state: Mutex<State>

  /// - Parameter stream: Where the tests write what happens; it grows with every step.
  init(
    stream: URL, limit: Duration, memoryLimit: Int, news: @escaping @Sendable (KataRun.News) -> Void
  ) {
    self.stream = stream
    self.limit = limit
    self.memoryLimit = memoryLimit
    self.news = news
    state = Mutex(State(lastProgress: clock.now))
  }

  /// Why the run should end, once it should.
  var end: KataRun.Result.End { state.withLock { $0.end } }

  /// How long nothing may go on as things stand.
  var patience: Duration { state.withLock { limit($0) } }

  func shouldEnd(_ look: ChildProcess.Look) -> Bool {
    let lines = newLines()
    let records = EventStream.records(in: lines)
    let done = records.compactMap { record -> String? in
      guard case .event(let event) = record, event.kind == "testEnded" else { return nil }
      return event.testID
    }
    let isOnAgain = !lines.isEmpty && state.withLock { $0.told } != nil
    if !done.isEmpty || isOnAgain { news(.ended(done)) }
    let (isOver, stall) = state.withLock { state -> (Bool, KataRun.Stall?) in
      KataRunWatch.follow(records, &state)
      if look.memory > memoryLimit {
        state.end = .tookTooMuchMemory
        return (true, nil)
      }
      if lines.isEmpty {
        state.credit += look.ourTime
      } else {
        (state.lastProgress, state.credit, state.told) = (clock.now, .zero, nil)
      }
      let limit = limit(state)
      let idle = clock.now - state.lastProgress - min(state.credit, limit)
      guard idle < limit else { return (true, nil) }
      guard idle >= KataRunWatch.silence, let first = state.underWay.first,
        state.told != idle.components.seconds
      else { return (false, nil) }
      state.told = idle.components.seconds
      let only = state.underWay.count == 1 ? state.sentences[first] : nil
      return (
        false,
        KataRun.Stall(sentence: only, count: state.underWay.count, idle: idle, limit: limit)
      )
    }
    if let stall { news(.stalled(stall)) }
    return isOver
  }

  private func limit(_ state: State) -> Duration {
    if state.seen == 0 { return max(limit, KataRunWatch.patience) }
    return state.underWay.count > 1 ? min(limit, KataRunWatch.patienceTogether) : limit
  }

  private static func follow(_ records: [EventStream.Record], _ state: inout State) {
    for record in records {
      switch record {
      case .test(let test) where test.kind == "function":
        state.sentences[test.id] = test.sentence
      case .event(let event):
        guard let id = event.testID, state.sentences[id] != nil else { continue }
        if event.kind == "testStarted" { state.underWay.insert(id) }
        if event.kind == "testEnded" { state.underWay.remove(id) }
      default: break
      }
    }
  }

  /// The whole lines that have come since the last look.
  private func newLines() -> Data {
    guard let file = try? FileHandle(forReadingFrom: stream) else { return Data() }
    defer { try? file.close() }
    let seen = state.withLock { $0.seen }
    // To its end: a line may be as long as what a behaviour has to say about two texts.
    guard (try? file.seek(toOffset: UInt64(seen))) != nil, let data = try? file.readToEnd(),
      let last = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return Data() }
    let lines = data[...last]
    state.withLock { $0.seen += lines.count }
    return lines
  }
}
