import Foundation
import Synchronization
import Toolchain

/// Runs a kata's behaviours until each is judged: first all together and then, if that run does not
/// finish, each open one in its own process.
///
/// Only alone can a behaviour be blamed for certain: nothing runs at the same time, and no earlier
/// behaviour has left anything behind.
struct KataJudge {
  let kata: Kata
  /// The run of all behaviours.
  let run: TestRun
  /// Called on any thread with the current phase.
  let phases: @Sendable (CheckPhase) -> Void
  /// How many behaviours may hang before we give up on the rest.
  var mostHung = 12
  /// How many behaviours may end their process before we give up on the rest.
  var mostCrashes = 40

  func verdict() async throws -> Verdict {
    let first = try await together()
    var judgement = Judgement(of: first.recording.tests)
    func stopped(_ reason: String) -> Verdict {
      Verdict(kata: kata, outcome: .stopped(reason), behaviours: judgement.behaviours)
    }
    guard !judgement.tests.isEmpty else {
      return stopped("The tests ended before the first behaviour: \(ending(of: first))")
    }
    judgement.settle(by: first)
    if first.recording.hasEnded {
      guard first.end == .exited(0) || judgement.hasFailures else {
        return stopped(
          "Every behaviour passed, but then the process ended badly: \(ending(of: first)) "
            + "Look for what your kata leaves running.")
      }
    } else {
      if let culprit = culprit(of: first, judgement) { blame(culprit, for: first, &judgement) }
      try await alone(&judgement, atOnce: first.end == .tookTooMuchMemory ? 1 : 4)
      if !judgement.open.isEmpty {
        judgement.giveUp(whyNotReached(judgement))
      } else if judgement.culprits == 0 {
        if case .exited = first.end {
          return stopped(
            "One by one no behaviour ends the process, but all at once one did: "
              + "\(ending(of: first)) Look for what they share.")
        }
        judgement.remarks.append(
          "All behaviours at once did not come to an end, so the open ones were judged alone. "
            + ending(of: first))
      }
    }
    return Verdict(
      kata: kata, outcome: .judged, behaviours: judgement.behaviours,
      remarks: judgement.remarks + judgement.tooMuchOutput)
  }

  private func together() async throws -> TestRun.Result {
    let phases = phases
    let done = Mutex(0)
    phases(.running(done: 0, of: nil))
    return try await run.run { news in
      switch news {
      case .ended(let functions):
        let sum = done.withLock { done in
          done += functions
          return done
        }
        phases(.running(done: sum, of: nil))
      case .stalled(let stall): phases(.stalled(stall, done: done.withLock { $0 }, of: nil))
      }
    }
  }

  /// Runs each open behaviour in its own process, several at a time.
  private func alone(_ judgement: inout Judgement, atOnce width: Int) async throws {
    let stalls = Stalls()
    let count = judgement.tests.count
    var rest = judgement.open[...]
    while !rest.isEmpty, judgement.hung < mostHung, judgement.culprits < mostCrashes {
      let done = count - judgement.open.count
      phases(.running(done: done, of: count))
      try await withThrowingTaskGroup(of: (RecordedTest, TestRun.Result).self) { group in
        for test in rest.prefix(width) {
          group.addTask {
            defer { stalls.end(of: test.id) }
            let result = try await alone(test).run { news in
              guard case .stalled(let stall) = news else { return }
              phases(.stalled(stalls.add(stall, of: test.id), done: done, of: count))
            }
            return (test, result)
          }
        }
        for try await (test, result) in group {
          judgement.settle(by: result)
          guard result.recording.underWay.map(\.id) == [test.id] else { continue }
          blame(test, for: result, &judgement)
        }
      }
      rest = rest.dropFirst(width)
    }
  }

  private func alone(_ test: RecordedTest) -> TestRun {
    var run = run
    run.filters = ["^\(NSRegularExpression.escapedPattern(for: test.id))$"]
    run.oneByOne = true
    return run
  }

  /// The behaviour that certainly ended a shared run: the only one still open.
  private func culprit(of result: TestRun.Result, _ judgement: Judgement) -> RecordedTest? {
    let underWay = result.recording.underWay
    guard underWay.count == 1, judgement.open.map(\.id) == underWay.map(\.id) else { return nil }
    return switch result.end {
    case .exited: underWay[0]
    case .stalled: result.patience >= run.limit ?? .zero ? underWay[0] : nil
    case .tookTooMuchMemory: nil
    }
  }

  /// Records the outcome of the behaviour that was running when its run ended.
  private func blame(
    _ test: RecordedTest, for result: TestRun.Result, _ judgement: inout Judgement
  ) {
    let reason = ending(of: result)
    guard result.end != .stalled else {
      let reason = "It did not end: \(reason.prefix(1).lowercased() + reason.dropFirst())"
      return judgement.note(test, .hung, reason)
    }
    let crash = result.crash(moduleFolders: kata.folders)
    judgement.note(test, .crashed(crash ?? Crash(place: nil, reason: reason)))
  }
}

// MARK: - Reasons

extension KataJudge {
  /// Why a run ended early, in a sentence.
  private func ending(of result: TestRun.Result) -> String {
    switch result.end {
    case .stalled: return "Nothing went on for \(result.patience.inSeconds), so it was ended."
    case .tookTooMuchMemory:
      return "It took more than \((run.memoryLimit ?? 0) >> 20) MB of memory, counted with the "
        + "processes that were started, so it was ended."
    case .exited(let status):
      guard let crash = result.crash(moduleFolders: kata.folders), crash.signal != nil else {
        return "It ended with exit status \(status)."
      }
      let sentence = crash.reason.hasSuffix(".") ? crash.reason : "\(crash.reason)."
      return crash.place.map { "\(sentence) It was at \($0)." } ?? sentence
    }
  }

  private func whyNotReached(_ judgement: Judgement) -> String {
    guard judgement.hung >= mostHung || judgement.culprits >= mostCrashes else {
      return "The process ended before it was the turn of those that were not reached."
    }
    return "\(judgement.culprits) behaviours did not end or ended the process, so "
      + "\(judgement.open.count) more were not run: mend those first."
  }
}

/// Behaviours that wait for the limit at the same time, each in its own process.
private final class Stalls: Sendable {
  private let state = Mutex<[String: Stall]>([:])

  /// - Returns: All current stalls, combined into one.
  func add(_ stall: Stall, of id: String) -> Stall {
    state.withLock { state in
      state[id] = stall
      return Stall(of: Array(state.values))
    }
  }

  func end(of id: String) {
    state.withLock { $0[id] = nil }
  }
}

extension Kata {
  /// The folders in the book that may hold a module's files.
  fileprivate func folders(ofModule name: String) -> [String] {
    switch name {
    case module: ["\(path)/\(sourcesPath)"]
    case "\(module)Tests": ["\(path)/\(testsPath)"]
    default: ["Sources/\(name)", "Tests/\(name)"]
    }
  }
}
