import Foundation
import Toolchain

/// Runs a kata's behaviours until each is judged: first all together and then, if that run does not
/// finish, each open one in its own process, where alone it can be blamed for certain.
struct KataJudge {
  let kata: Kata
  let run: TestRun
  /// Called on any thread with the current phase.
  let phases: @Sendable (CheckPhase) -> Void
  /// How many behaviours may hang, each for the whole limit, before we give up on the rest.
  private static let mostHung = 4
  /// How many behaviours may hang or end their process before we give up on the rest.
  var mostCulprits = 40

  func verdict() async throws -> Verdict {
    phases(.running(done: 0, of: nil))
    let first = try await run.run { [phases] in
      phases(.running(done: $0.done, of: nil, stall: $0.stall))
    }
    let ending = first.crash(moduleFolders: kata.folders).sentence
    var judgement = Judgement(tests: first.recording.tests)
    judgement.settle(by: first)
    func verdict(_ outcome: Verdict.Outcome = .judged, _ remark: String? = nil) -> Verdict {
      Verdict(
        kata: kata, outcome: outcome, behaviours: judgement.behaviours,
        remarks: outcome == .judged ? [remark].compactMap { $0 } + judgement.remarks : [])
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
      return verdict()
    }
    if let culprit = culprit(of: first, judgement) { blame(culprit, for: first, &judgement) }
    var width = 4
    if case .tookTooMuchMemory = first.end { width = 1 }
    try await judgeAlone(&judgement, atOnce: width)
    guard judgement.open.isEmpty else {
      let reason = whyNotReached(judgement)
      for test in judgement.open { judgement.note(test, .notReached, reason) }
      return verdict(.judged, reason)
    }
    if judgement.culprits > 0 { return verdict() }
    if case .exited = first.end {
      return verdict(
        .stopped(
          "Run together, one behaviour crashed the process; run alone, none does. They probably "
            + "share state, or compete for time. \(ending)"))
    }
    return verdict(
      .judged,
      "All behaviours at once did not come to an end, so the open ones were judged alone. "
        + ending)
  }

  /// Runs each open behaviour in its own process, several at a time.
  private func judgeAlone(_ judgement: inout Judgement, atOnce width: Int) async throws {
    let count = judgement.tests.count
    var rest = judgement.open[...]
    while !rest.isEmpty, !hasEnough(judgement) {
      let done = count - judgement.open.count
      phases(.running(done: done, of: count))
      let round = Array(rest.prefix(min(width, KataJudge.mostHung - judgement.hung)))
      let results = try await round.severalAtOnce(width) { [run, phases] test in
        var run = run
        run.oneByOne = true
        run.filters = ["^\(NSRegularExpression.escapedPattern(for: test.id))$"]
        return try await run.run { phases(.running(done: done, of: count, stall: $0.stall)) }
      }
      for (test, result) in zip(round, results) {
        judgement.settle(by: result)
        if result.recording.underWay.map(\.id) == [test.id] { blame(test, for: result, &judgement) }
      }
      rest = rest.dropFirst(round.count)
    }
  }

  private func hasEnough(_ judgement: Judgement) -> Bool {
    judgement.hung >= KataJudge.mostHung || judgement.culprits >= mostCulprits
  }

  /// The behaviour that certainly ended a shared run: the only one still open, or the one that the
  /// looping thread runs.
  private func culprit(of result: TestRun.Result, _ judgement: Judgement) -> RecordedTest? {
    let underWay = result.recording.underWay
    switch result.end {
    case .tookTooMuchMemory: return nil
    case .stalled:
      if let test = underWay.first(where: { result.frames.calls($0) }) { return test }
    case .exited: break
    }
    return underWay.count == 1 && judgement.open.count == 1 ? underWay[0] : nil
  }

  /// Records the outcome of the behaviour that was running when its run ended.
  private func blame(
    _ test: RecordedTest, for result: TestRun.Result, _ judgement: inout Judgement
  ) {
    let crash = result.crash(moduleFolders: kata.folders)
    guard case .stalled = result.end else { return judgement.note(test, .crashed(crash)) }
    let sources = "\(kata.path)/\(kata.sourcesPath)/"
    let frame = result.frames.first { $0.place.path.hasPrefix(sources) } ?? result.frames.first
    judgement.note(test, .hung, crash.reason, at: frame?.place)
  }

  private func whyNotReached(_ judgement: Judgement) -> String {
    guard hasEnough(judgement) else {
      return "The process ended before it was the turn of those that were not reached."
    }
    let rest = judgement.open.count
    return "\(judgement.culprits) behaviours hung or ended the process, so \(rest) more "
      + "\(rest == 1 ? "was" : "were") not run: fix those first."
  }
}

extension [Frame] {
  fileprivate func calls(_ test: RecordedTest) -> Bool {
    contains { frame in
      frame.place.path == test.place.path && frame.function.hasSuffix(".\(test.function)")
    }
  }
}
