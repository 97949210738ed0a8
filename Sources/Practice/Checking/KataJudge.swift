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

  init(kata: Kata, run: TestRun, phases: @escaping @Sendable (CheckPhase) -> Void) {
    self.kata = kata
    self.run = run
    self.phases = phases
  }

  func judge() async throws -> Findings {
    let first = try await together()
    guard !first.recording.tests.isEmpty else {
      let reason = first.reason(in: kata, run)
      return Findings(outcome: .stopped("The tests ended before the first behaviour: \(reason)"))
    }
    var judgement = Judgement(of: first.recording.tests)
    judgement.settle(by: first)
    guard !first.recording.hasEnded else {
      guard first.end != .exited(0), judgement.allPassed else { return judgement.findings() }
      let reason = first.reason(in: kata, run)
      return judgement.findings(
        stopped: "Every behaviour passed, but then the process ended badly: \(reason) "
          + "Look for what your kata leaves running.")
    }
    if let culprit = culprit(of: first, judgement) { note(culprit, first, &judgement) }
    try await alone(&judgement, atOnce: first.end.mostAtOnce)
    return conclusion(of: judgement, after: first)
  }

  /// The behaviour that certainly ended a shared run: the only one still open.
  private func culprit(of result: TestRun.Result, _ judgement: Judgement) -> String? {
    let underWay = result.recording.underWay.map(\.id)
    guard underWay.count == 1, judgement.open == underWay else { return nil }
    return switch result.end {
    case .exited: underWay[0]
    case .stalled: result.patience >= run.limit ?? .zero ? underWay[0] : nil
    case .tookTooMuchMemory: nil
    }
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
    let (stalls, phases) = (Stalls(), phases)
    var rest = judgement.open[...]
    while !rest.isEmpty, judgement.hung < mostHung, judgement.culprits < mostCrashes {
      let (done, all) = (judgement.done, judgement.tests.count)
      phases(.running(done: done, of: all))
      try await withThrowingTaskGroup(of: (id: String, result: TestRun.Result).self) { group in
        for id in rest.prefix(width) {
          let run = run(of: id)
          group.addTask {
            defer { stalls.end(of: id) }
            let result = try await run.run { news in
              guard case .stalled(let stall) = news else { return }
              phases(.stalled(stalls.add(stall, of: id), done: done, of: all))
            }
            return (id, result)
          }
        }
        for try await (id, result) in group {
          judgement.settle(by: result)
          guard judgement.isOpen(id), result.recording.underWay.map(\.id) == [id] else { continue }
          note(id, result, &judgement)
        }
      }
      rest = rest.dropFirst(width)
    }
  }

  private func run(of id: String) -> TestRun {
    var run = run
    run.filters = ["^\(NSRegularExpression.escapedPattern(for: id))$"]
    run.oneByOne = true
    return run
  }

  /// Records the outcome of the behaviour that was running when its run ended.
  private func note(_ id: String, _ result: TestRun.Result, _ judgement: inout Judgement) {
    let reason = result.reason(in: kata, run)
    switch result.end {
    case .stalled: judgement.note(id, .hung, "It did not end: \(reason.lowercasedFirst)")
    case .tookTooMuchMemory: judgement.note(id, .crashed(Crash(place: nil, reason: reason)))
    case .exited:
      let crash = result.crash(moduleFolders: kata.folders)
      judgement.note(id, .crashed(crash ?? Crash(place: nil, reason: reason)))
    }
  }
}
