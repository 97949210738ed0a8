import Foundation
import Synchronization
import Toolchain

/// Runs a kata's behaviours until each is judged: first all together and then, if that run does not
/// finish, each open one in its own process, where alone it can be blamed for certain.
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
    phases(.running(done: 0, of: nil))
    let first = try await run.run { [phases] in
      phases(.running(done: $0.done, of: nil, stall: $0.stall))
    }
    let ending = first.crash(moduleFolders: kata.folders).sentence
    var judgement = Judgement(tests: first.recording.tests)
    judgement.settle(by: first)
    func verdict(_ outcome: Verdict.Outcome = .judged, _ remarks: [String] = []) -> Verdict {
      Verdict(
        kata: kata, outcome: outcome, behaviours: judgement.behaviours, remarks: remarks)
    }
    guard !judgement.tests.isEmpty else {
      return verdict(.stopped("The tests ended before the first behaviour: \(ending)"))
    }
    guard !first.recording.hasEnded else {
      let isExplained = judgement.behaviours.contains { $0.outcome != .passed }
      guard first.end == .exited(0) || isExplained else {
        return verdict(
          .stopped(
            "Every behaviour passed, but then the process ended badly: \(ending) Look for what "
              + "your kata leaves running."))
      }
      return verdict(.judged, judgement.remarks)
    }
    if let culprit = culprit(of: first, judgement) { blame(culprit, for: first, &judgement) }
    let tookTooMuch = if case .tookTooMuchMemory = first.end { true } else { false }
    try await alone(&judgement, atOnce: tookTooMuch ? 1 : 4)
    var remark: String?
    if !judgement.open.isEmpty {
      let reason = whyNotReached(judgement)
      for test in judgement.open { judgement.note(test, .notReached, reason) }
      remark = reason
    } else if judgement.culprits == 0 {
      if case .exited = first.end {
        return verdict(
          .stopped(
            "One by one no behaviour ends the process, but all at once one did: \(ending) Look "
              + "for what they share."))
      }
      remark =
        "All behaviours at once did not come to an end, so the open ones were judged alone. "
        + ending
    }
    return verdict(.judged, [remark].compactMap { $0 } + judgement.remarks)
  }

  /// Runs each open behaviour in its own process, several at a time.
  private func alone(_ judgement: inout Judgement, atOnce width: Int) async throws {
    let count = judgement.tests.count
    let stalls = Mutex<[String: Stall]>([:])
    // All that wait at the same time are told as one.
    let tell: @Sendable (Stall?, String, Int) -> Void = { [phases] stall, id, done in
      let stall = stalls.withLock { stalls in
        stalls[id] = stall
        return Stall(of: Array(stalls.values))
      }
      phases(.running(done: done, of: count, stall: stall))
    }
    var rest = judgement.open[...]
    while !rest.isEmpty, judgement.hung < mostHung, judgement.culprits < mostCrashes {
      let done = count - judgement.open.count
      phases(.running(done: done, of: count))
      try await withThrowingTaskGroup(of: (RecordedTest, TestRun.Result).self) { group in
        for test in rest.prefix(width) {
          var run = run
          run.filters = ["^\(NSRegularExpression.escapedPattern(for: test.id))$"]
          run.oneByOne = true
          group.addTask { [run] in
            defer { tell(nil, test.id, done) }
            return (test, try await run.run { tell($0.stall, test.id, done) })
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

  /// The behaviour that certainly ended a shared run: the only one still open.
  private func culprit(of result: TestRun.Result, _ judgement: Judgement) -> RecordedTest? {
    let underWay = result.recording.underWay
    guard underWay.count == 1, judgement.open.map(\.id) == underWay.map(\.id) else { return nil }
    return switch result.end {
    case .exited: underWay[0]
    case .stalled(let patience): patience >= run.limit ?? .zero ? underWay[0] : nil
    case .tookTooMuchMemory: nil
    }
  }

  /// Records the outcome of the behaviour that was running when its run ended.
  private func blame(
    _ test: RecordedTest, for result: TestRun.Result, _ judgement: inout Judgement
  ) {
    let crash = result.crash(moduleFolders: kata.folders)
    guard case .stalled = result.end else { return judgement.note(test, .crashed(crash)) }
    let reason = crash.reason.prefix(1).lowercased() + crash.reason.dropFirst()
    judgement.note(test, .hung, "It did not end: \(reason)")
  }

  private func whyNotReached(_ judgement: Judgement) -> String {
    guard judgement.hung >= mostHung || judgement.culprits >= mostCrashes else {
      return "The process ended before it was the turn of those that were not reached."
    }
    return "\(judgement.culprits) behaviours did not end or ended the process, so "
      + "\(judgement.open.count) more were not run: mend those first."
  }
}

extension Kata {
  /// The folders in the book that may hold a module's files.
  func folders(ofModule name: String) -> [String] {
    switch name {
    case module: ["\(path)/\(sourcesPath)"]
    case "\(module)Tests": ["\(path)/\(testsPath)"]
    case guestModule: ["\(path)/\(guestPath)"]
    default: ["Sources/\(name)", "Tests/\(name)"]
    }
  }
}
