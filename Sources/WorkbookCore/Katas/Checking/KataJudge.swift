import Foundation
import Synchronization

/// Runs a kata's behaviours until each is judged.
///
/// First all of them at once. Where that run does not come to its end, those that it left open run
/// again. If it ended by itself, each after the other: the one that had started when the process
/// ended is the culprit, and the rest goes on without it. If we ended it, because nothing went on or
/// because it took too much memory, each in a process of its own: only there nobody else can be to
/// blame, neither one that runs at the same time nor what one before it has left behind.
struct KataJudge {
  let run: KataRun
  /// Told on any thread what it is doing.
  let phases: @Sendable (TestPhase) -> Void
  /// How many behaviours may hang before the others are given up.
  var mostHung = 12
  /// How many run at the same time, each in a process of its own, once one of them hung: so many
  /// wait for the limit together.
  var mostApart = 4
  /// How often the process may end early before the others are given up.
  var mostCrashes = 40

  init(run: KataRun, phases: @escaping @Sendable (TestPhase) -> Void) {
    self.run = run
    self.phases = phases
  }

  enum Outcome {
    case judged([KataBehaviour], remarks: [String])
    /// The tests say nothing that could be judged, with a sentence that says why.
    case stopped(String, [KataBehaviour])
    /// The process died of something that a stale build may be the cause of.
    case suspect
  }

  private var root: URL { run.kata.workbook.root }

  /// - Parameter isClean: Whether the build is beyond doubt, so that a crash is the kata's own.
  func judge(isClean: Bool) async throws -> Outcome {
    let first = try await attempt(nil, oneByOne: false, done: 0, of: nil)
    guard !first.recorder.entries.isEmpty else {
      return .stopped(nothing(first.result), [])
    }
    var course = KataCourse(first.recorder.entries)
    course.settle(by: first)
    guard !first.recorder.hasEnded else {
      return lateEnd(first.result, course).map { .stopped($0, course.behaviours) }
        ?? .judged(course.behaviours, remarks: course.remarks)
    }
    if !isClean, isSuspect(first.result) { return .suspect }
    if let only = first.recorder.onlyStarted, course.open == [only], isItsOwn(first.result) {
      note(only, first.result, &course)
    }
    var end = first.result.end
    while !course.open.isEmpty, case .exited = end, course.culprits < mostCrashes {
      let next = try await attempt(
        course.open, oneByOne: true, done: course.done, of: course.entries.count)
      course.settle(by: next)
      end = next.result.end
      if end == .tookTooMuchMemory { break }
      if let culprit = next.recorder.onlyStarted {
        note(culprit, next.result, &course)
      } else if next.recorder.hasEnded || !next.recorder.entries.contains(where: \.course.hasEnded)
      {
        break
      }
    }
    switch end {
    case .hung: try await judgeApart(mostApart, &course)
    case .tookTooMuchMemory: try await judgeApart(1, &course)
    case .exited: break
    }
    if course.culprits == 0, course.open.isEmpty {
      guard first.result.end == .hung || first.result.end == .tookTooMuchMemory else {
        return .stopped(together(first.result), course.behaviours)
      }
      course.remark(
        first.result.end == .hung
          ? "With all behaviours at once nothing went on for \(first.result.patience.inSeconds), "
            + "so the open ones were judged alone."
          : "All behaviours at once took more than \(memory), so the open ones were judged alone.")
    }
    giveUp(&course)
    return .judged(course.behaviours, remarks: course.remarks)
  }

  /// Whether the end of a run with others is sure to be due to the one that was under way last.
  private func isItsOwn(_ result: KataRun.Result) -> Bool {
    switch result.end {
    case .exited: true
    case .hung: result.patience >= run.limit
    case .tookTooMuchMemory: false
    }
  }

  /// Runs each open behaviour in a process of its own.
  ///
  /// - Parameter width: How many at the same time.
  private func judgeApart(_ width: Int, _ course: inout KataCourse) async throws {
    let stalls = Stalls()
    var rest = course.open[...]
    while !rest.isEmpty, course.hung < mostHung,
      course.culprits < mostCrashes
    {
      let (done, all) = (course.done, course.entries.count)
      let group = Array(rest.prefix(width))
      rest = rest.dropFirst(width)
      try await withThrowingTaskGroup(of: (id: String, attempt: KataCourse.Attempt).self) { tasks in
        for id in group {
          tasks.addTask {
            defer { stalls.end(of: id) }
            return (
              id,
              try await attempt([id], oneByOne: true, done: done, of: all) {
                stalls.add($0, of: id)
              }
            )
          }
        }
        for try await (id, attempt) in tasks {
          course.settle(by: attempt)
          guard course.isOpen(id), attempt.recorder.onlyStarted == id else { continue }
          note(id, attempt.result, &course)
        }
      }
    }
  }

  /// Says why those that are still open were not run.
  private func giveUp(_ course: inout KataCourse) {
    guard !course.open.isEmpty else { return }
    let count = course.open.count
    let others = count == 1 ? "the other one was" : "the \(count) others were"
    if course.hung >= mostHung {
      course.giveUp(
        course.hung == 1
          ? "1 behaviour did not end, so \(others) not run: mend that first."
          : "\(course.hung) behaviours did not end, so \(others) not run: mend those first.")
    } else if course.culprits >= mostCrashes {
      course.giveUp(
        "\(course.culprits) behaviours ended the process, so \(others) not run: mend those first.")
    } else {
      course.giveUp("The process ended before it was the turn of those that were not reached.")
    }
  }

  private func attempt(
    _ tests: [String]?, oneByOne: Bool, done: Int, of all: Int?,
    stalls: @escaping @Sendable (KataRun.Stall) -> KataRun.Stall = { $0 }
  ) async throws -> KataCourse.Attempt {
    let count = Mutex(0)
    let phases = phases
    let result = try await run.run(tests, oneByOne: oneByOne) { news in
      switch news {
      case .ended(let ids):
        // A suite's identity has no slash behind it for a function.
        let functions = ids.count { $0.contains("/") && $0.contains("(") }
        let sum = count.withLock { count in
          count += functions
          return count
        }
        phases(all.map { .judging(done: min($0, done + sum), of: $0) } ?? .running)
      case .stalled(let stall):
        let sum = count.withLock { $0 }
        phases(.stalled(stalls(stall), done: done + sum, of: all))
      }
    }
    return KataCourse.Attempt(
      result: result, recorder: KataRecorder(result.records, root: root.path))
  }

  /// Notes what became of the behaviour during which a run ended.
  private func note(_ id: String, _ result: KataRun.Result, _ course: inout KataCourse) {
    switch result.end {
    case .hung:
      course.note(
        id, .hung, "It did not end: nothing went on for \(run.limit.inSeconds), so it was ended.")
    case .tookTooMuchMemory:
      course.note(id, .crashed(KataCrash(place: nil, reason: reason(result))))
    case .exited(let status) where status <= 128:
      course.note(
        id,
        .crashed(
          KataCrash(
            place: nil,
            reason: "It ended the process with exit status \(status) before it was over itself.")))
    case .exited(let status):
      course.note(id, .crashed(crash(result.printed, signal: status - 128)))
    }
  }

  private func crash(_ printed: String, signal: Int32) -> KataCrash {
    let words = LastWords(in: printed)
    return KataCrash(
      place: CrashPlace(root: root).find(words, in: printed),
      reason: words?.text ?? Signal.reason(signal))
  }

  /// Whether a crash may be due to a stale build: neither Swift nor the backtrace says that it was
  /// the reader's code that trapped.
  private func isSuspect(_ result: KataRun.Result) -> Bool {
    guard case .exited(let status) = result.end, status > 128 else { return false }
    let crash = crash(result.printed, signal: status - 128)
    let isReaders = crash.place?.hasPrefix("\(run.kata.path)/") ?? false
    return LastWords(in: result.printed) == nil || !isReaders
  }

  /// Why a run that judged all is no success all the same; nil when it is as it says.
  private func lateEnd(_ result: KataRun.Result, _ course: KataCourse) -> String? {
    guard result.end != .exited(0), course.allPassed else { return nil }
    return "Every behaviour passed, but then the process ended badly: "
      + "\(reason(result)) Look for what your kata leaves running."
  }

  private func nothing(_ result: KataRun.Result) -> String {
    "The tests ended before the first behaviour: \(reason(result))"
  }

  private func together(_ result: KataRun.Result) -> String {
    "One by one no behaviour ends the process, but all at once one did: \(reason(result)) "
      + "Look for what they share."
  }

  /// The limit of memory in words.
  private var memory: String {
    "\(run.memoryLimit >> 20) MB of memory, counted with the processes that were started"
  }

  /// Why a run ended early, in a sentence.
  private func reason(_ result: KataRun.Result) -> String {
    switch result.end {
    case .hung: return "Nothing went on for \(result.patience.inSeconds), so it was ended."
    case .tookTooMuchMemory: return "It took more than \(memory), so it was ended."
    case .exited(let status) where status <= 128:
      return "It ended with exit status \(status)."
    case .exited(let status):
      let crash = crash(result.printed, signal: status - 128)
      let sentence = crash.reason.hasSuffix(".") ? crash.reason : "\(crash.reason)."
      return crash.place.map { "\(sentence) It was at \($0)." } ?? sentence
    }
  }
}

/// Behaviours that wait for the limit at the same time.
private final class Stalls: Sendable {
  private let state = Mutex<[String: KataRun.Stall]>([:])

  /// - Returns: All that wait, as one.
  func add(_ stall: KataRun.Stall, of id: String) -> KataRun.Stall {
    state.withLock { state in
      state[id] = stall
      return KataRun.Stall(of: Array(state.values))
    }
  }

  func end(of id: String) {
    state.withLock { $0[id] = nil }
  }
}

/// Names of signals for a reader.
enum Signal {
  static func reason(_ number: Int32) -> String {
    let meaning =
      switch number {
      case SIGSEGV, SIGBUS: " (memory that is not its own, as a recursion without end may cause)"
      case SIGILL, SIGTRAP: " (a trap)"
      case SIGABRT: " (it gave up by itself)"
      case SIGKILL: " (the system or somebody else killed it)"
      default: ""
      }
    return "It ended the process by signal \(number)\(meaning)."
  }
}

extension Duration {
  /// Such as “10 seconds” or “0.5 seconds”.
  var inSeconds: String {
    let (seconds, attoseconds) = components
    let tenths = attoseconds / 100_000_000_000_000_000
    let text = tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}
