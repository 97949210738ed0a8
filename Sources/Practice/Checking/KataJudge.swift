import Foundation
import Toolchain

/// Runs a kata's behaviours until each is judged: first all together, then, if that run does not
/// finish, each open one in its own process, so that it is certain which one failed.
struct KataJudge {
  let kata: Kata
  let run: TestRun
  /// Called on any thread with the current phase.
  let phases: @Sendable (CheckPhase) -> Void
  /// How many behaviours may hang before we give up on the rest.
  var mostHung = 12
  /// How many behaviours may end their process before we give up on the rest.
  var mostCrashes = 40
  /// How many behaviours may hang in the same function before we give up on the rest.
  private static let mostAlike = 4
  /// The limit of a behaviour while another is known to hang. Reaching it counts only if both hang
  /// in the same function.
  var patienceWithAlike = Duration.milliseconds(1500)

  func verdict() async throws -> Verdict {
    phases(.running(done: 0, of: nil))
    let first = try await run.run { [phases] in
      phases(.running(done: $0.done, of: nil, stall: $0.stall))
    }
    let ending = first.crash(moduleFolders: kata.folders).sentence
    var judgement = Judgement(tests: first.recording.tests)
    judgement.settle(by: first)
    func verdict(_ outcome: Verdict.Outcome = .judged, _ remark: String? = nil) -> Verdict {
      Verdict(of: kata, outcome, judgement.behaviours, remark)
    }
    guard !judgement.tests.isEmpty else {
      var early = verdict(.stopped("The tests ended before the first behaviour: \(ending)"))
      early.endedEarly = ending
      return early
    }
    guard !first.recording.hasEnded else {
      let isExplained = judgement.behaviours.contains { $0.outcome != .passed && !$0.isSkipped }
      guard first.end == .exited(0) || isExplained else {
        return verdict(
          .stopped(
            "Every behaviour passed, but then the process ended badly: \(ending) Look for what "
              + "your kata leaves running."))
      }
      return verdict()
    }
    if let culprit = culprit(of: first, judgement) { blame(culprit, for: first, &judgement) }
    try await judgeAlone(&judgement, atOnce: width(after: first))
    guard judgement.open.isEmpty else {
      let reason = whyNotReached(judgement)
      for test in judgement.open { judgement.note(test, .notReached, reason) }
      return verdict(.judged, reason)
    }
    if judgement.culprits > 0 { return verdict() }
    if case .exited = first.end {
      return verdict(
        .stopped(
          "Run together, the behaviours crashed the process; run alone, none did. They probably "
            + "share state, or compete for time. \(ending)"))
    }
    return verdict(
      .judged,
      "The run of all behaviours did not finish, so the open ones were judged one by one. "
        + ending)
  }

  /// How many behaviours are run at once, each in its own process.
  private func width(after first: TestRun.Result) -> Int {
    switch first.end {
    case .tookTooMuchMemory: 1
    // Behaviours that only wait take no time from others.
    case .stalled where first.frames.isEmpty: 12
    case .stalled, .exited: 4
    }
  }

  /// Runs each open behaviour in its own process, several at a time.
  private func judgeAlone(_ judgement: inout Judgement, atOnce width: Int) async throws {
    let count = judgement.tests.count
    var rest = judgement.open[...]
    // Behaviours that got less than the whole limit, and may not be to blame.
    var again: [RecordedTest] = []
    var isAgain = false
    while !rest.isEmpty, !hasEnough(judgement) {
      let done = count - judgement.open.count
      phases(.running(done: done, of: count))
      let round = min(width, mostHung - judgement.hung)
      var run = run
      run.oneByOne = true
      if judgement.loop != nil, !isAgain {
        run.limit = run.limit.map { min($0, patienceWithAlike) }
      }
      try await withThrowingTaskGroup(of: (RecordedTest, TestRun.Result).self) { [run] group in
        for test in rest.prefix(round) {
          var run = run
          run.filters = ["^\(NSRegularExpression.escapedPattern(for: test.id))$"]
          group.addTask { [run, phases] in
            (test, try await run.run { phases(.running(done: done, of: count, stall: $0.stall)) })
          }
        }
        for try await (test, result) in group {
          judgement.settle(by: result)
          guard result.recording.underWay.map(\.id) == [test.id] else { continue }
          if !blame(test, for: result, &judgement) { again.append(test) }
        }
      }
      rest = rest.dropFirst(round)
      if rest.isEmpty, !isAgain { (rest, isAgain) = (again[...], true) }
    }
  }

  private func hasEnough(_ judgement: Judgement) -> Bool {
    judgement.hung >= mostHung || judgement.culprits >= mostCrashes
      || judgement.alike >= KataJudge.mostAlike
  }

  /// The behaviour that certainly ended a shared run: the only one still open, or the one on the
  /// looping thread.
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

  /// Records the outcome of the behaviour that was running when its run ended; false if it may need
  /// more time.
  @discardableResult
  private func blame(
    _ test: RecordedTest, for result: TestRun.Result, _ judgement: inout Judgement
  ) -> Bool {
    let crash = result.crash(moduleFolders: kata.folders)
    guard case .stalled(let patience) = result.end, let limit = run.limit else {
      judgement.note(test, .crashed(crash))
      return true
    }
    let sources = "\(kata.path)/\(kata.sourcesPath)/"
    let frame = result.frames.first { $0.place.path.hasPrefix(sources) } ?? result.frames.first
    if patience >= limit {
      judgement.noteHung(test, crash.reason, in: frame)
      return true
    }
    // A behaviour that had less time is to blame only if another one hung in the same function.
    guard let loop = judgement.loop, loop.function == frame?.function else { return false }
    let reason =
      "Stopped after \(patience.inSeconds): it hung in the same function as “\(loop.behaviour)”, "
      + "which made no progress for \(limit.inSeconds)."
    judgement.noteHung(test, reason, in: frame)
    return true
  }

  private func whyNotReached(_ judgement: Judgement) -> String {
    guard hasEnough(judgement) else {
      return "The process ended before the remaining behaviours could run."
    }
    let rest = judgement.open.count
    return "\(judgement.culprits) behaviours hung or ended the process, so \(rest) more "
      + "\(rest == 1 ? "was" : "were") not run: fix those \(judgement.culprits) first."
  }
}

extension Verdict {
  /// - Parameters:
  ///   - tests: The results of all tests: the behaviours, the guest's and the reader's own.
  ///   - remark: A remark on the run as a whole, if it came to a verdict.
  fileprivate init(
    of kata: Kata, _ outcome: Outcome, _ tests: [Behaviour], _ remark: String?
  ) {
    self.init(kata: kata, outcome: outcome)
    let parts = Dictionary(grouping: tests, by: \.module)
    behaviours = parts["\(kata.module)Tests"] ?? []
    own = parts[kata.mineModule] ?? []
    guest = GuestTrial(of: parts["\(kata.guestModule)Tests"] ?? [])
    guard outcome == .judged else { return }
    remarks = [remark].compactMap(\.self)
    if behaviours.contains(where: \.isSkipped) {
      remarks.append("Some behaviours were skipped by their tests, so nothing is known about them.")
    }
  }
}

extension [Frame] {
  fileprivate func calls(_ test: RecordedTest) -> Bool {
    contains { frame in
      frame.place.path == test.place.path && frame.function.hasSuffix(".\(test.function)")
    }
  }
}
