import Foundation
import Synchronization

/// Runs a kata's behaviours until each is judged.
///
/// First all of them at once. Where that run does not come to its end, those that it left open run
/// again, each after the other: the one that had started when the process ended is the culprit, and
/// the rest goes on without it.
struct KataJudge {
  /// How many behaviours may hang before the others are given up.
  static let mostHung = 12
  /// How many run at the same time, each in a process of its own, once one of them hung: so many
  /// wait for the limit together.
  static let mostApart = 4
  /// How often the process may end early before the others are given up.
  static let mostCrashes = 40

  let run: KataRun
  /// Told how many behaviours are done, and of how many.
  let progress: @Sendable (Int, Int) -> Void

  enum Outcome {
    case judged([KataBehaviour])
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
    let entries = first.recorder.entries
    var outcomes: [String: KataBehaviour.Outcome] = [:]
    settle(&outcomes, by: first.recorder)
    guard !first.recorder.hasEnded else {
      let behaviours = behaviours(entries, outcomes)
      return lateEnd(first.result, outcomes).map { .stopped($0, behaviours) } ?? .judged(behaviours)
    }
    if !isClean, isSuspect(first.result) { return .suspect }
    var open = entries.map(\.test.id).filter { outcomes[$0] == nil }
    var culprits = 0
    if let only = first.recorder.onlyStarted, open == [only] {
      outcomes[only] = outcome(of: first.result)
      open = []
      culprits = 1
    }
    var end = first.result.end
    while !open.isEmpty, end != .hung, culprits < KataJudge.mostCrashes {
      let next = try await attempt(open, oneByOne: true, done: outcomes.count, of: entries.count)
      settle(&outcomes, by: next.recorder)
      end = next.result.end
      if let culprit = next.recorder.onlyStarted {
        outcomes[culprit] = outcome(of: next.result)
        culprits += 1
      } else if next.recorder.hasEnded || !next.recorder.entries.contains(where: \.course.hasEnded)
      {
        break
      }
      open = open.filter { outcomes[$0] == nil }
    }
    if end == .hung {
      culprits += try await judgeApart(open, &outcomes, of: entries.count)
      open = open.filter { outcomes[$0] == nil }
    }
    guard culprits > 0 || !open.isEmpty else {
      return .stopped(together(first.result), behaviours(entries, outcomes))
    }
    return .judged(behaviours(entries, outcomes))
  }

  /// Runs each behaviour in a process of its own, some at the same time.
  ///
  /// - Returns: How many of them ended their process, or hung.
  private func judgeApart(
    _ open: [String], _ outcomes: inout [String: KataBehaviour.Outcome], of all: Int
  ) async throws -> Int {
    var culprits = 0
    var hung = 0
    var rest = open[...]
    while !rest.isEmpty, hung < KataJudge.mostHung {
      let done = outcomes.count
      let group = Array(rest.prefix(KataJudge.mostApart))
      rest = rest.dropFirst(KataJudge.mostApart)
      try await withThrowingTaskGroup(
        of: (id: String, result: KataRun.Result, recorder: KataRecorder).self
      ) { tasks in
        for id in group {
          tasks.addTask {
            let (result, recorder) = try await attempt([id], oneByOne: true, done: done, of: all)
            return (id, result, recorder)
          }
        }
        for try await (id, result, recorder) in tasks {
          settle(&outcomes, by: recorder)
          guard outcomes[id] == nil, recorder.onlyStarted == id else { continue }
          outcomes[id] = outcome(of: result)
          culprits += 1
          if result.end == .hung { hung += 1 }
        }
      }
    }
    return culprits
  }

  private func behaviours(
    _ entries: [KataRecorder.Entry], _ outcomes: [String: KataBehaviour.Outcome]
  ) -> [KataBehaviour] {
    entries.map { entry in
      KataBehaviour(
        suite: entry.suite, sentence: entry.sentence,
        outcome: outcomes[entry.test.id] ?? .notReached)
    }
  }

  private func attempt(
    _ tests: [String]?, oneByOne: Bool, done: Int, of all: Int?
  ) async throws -> (result: KataRun.Result, recorder: KataRecorder) {
    let count = Mutex(0)
    let progress = progress
    let result = try await run.run(tests, oneByOne: oneByOne) { ids in
      // A suite's identity has no slash behind it for a function.
      let functions = ids.count { $0.contains("/") && $0.contains("(") }
      let sum = count.withLock { count in
        count += functions
        return count
      }
      if let all { progress(min(all, done + sum), all) }
    }
    return (result, KataRecorder(result.records, root: root.path))
  }

  /// Notes how those came out that ran to their end.
  private func settle(
    _ outcomes: inout [String: KataBehaviour.Outcome], by recorder: KataRecorder
  ) {
    for entry in recorder.entries where entry.course.hasEnded && entry.course.hasStarted {
      outcomes[entry.test.id] = entry.course.issues.isEmpty ? .passed : .failed(entry.course.issues)
    }
  }

  /// What became of the behaviour during which a run ended.
  private func outcome(of result: KataRun.Result) -> KataBehaviour.Outcome {
    switch result.end {
    case .hung: .hung
    case .tookTooMuchMemory:
      .crashed(
        KataCrash(
          place: nil,
          reason: "It took more than \(run.memoryLimit >> 20) MB of memory, so it was ended."))
    case .exited(let status): .crashed(crash(result.printed, status: status))
    }
  }

  private func crash(_ printed: String, status: Int32) -> KataCrash {
    guard status > 128 else {
      return KataCrash(
        place: nil,
        reason: "It ended the process with exit status \(status), so that nothing more could run.")
    }
    let words = LastWords(in: printed)
    return KataCrash(
      place: CrashPlace(root: root).find(words, in: printed),
      reason: words?.text ?? Signal.reason(status - 128))
  }

  /// Whether a crash may be due to a stale build: neither Swift nor the backtrace says that it was
  /// the reader's code that trapped.
  private func isSuspect(_ result: KataRun.Result) -> Bool {
    guard case .exited(let status) = result.end, status > 128 else { return false }
    let crash = crash(result.printed, status: status)
    let isReaders = crash.place?.hasPrefix("\(run.kata.path)/") ?? false
    return LastWords(in: result.printed) == nil || !isReaders
  }

  /// Why a run that judged all is no success all the same; nil when it is as it says.
  private func lateEnd(
    _ result: KataRun.Result, _ outcomes: [String: KataBehaviour.Outcome]
  ) -> String? {
    guard result.end != .exited(0), outcomes.values.allSatisfy({ $0 == .passed }) else {
      return nil
    }
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

  /// Why a run ended early, in a sentence.
  private func reason(_ result: KataRun.Result) -> String {
    switch outcome(of: result) {
    case .crashed(let crash):
      let sentence = crash.reason.hasSuffix(".") ? crash.reason : "\(crash.reason)."
      return crash.place.map { "\(sentence) It was at \($0)." } ?? sentence
    default: return "It got nowhere for \(run.limit.inSeconds)."
    }
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
