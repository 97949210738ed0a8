import Foundation
import Toolchain

/// Builds a reader's kata, runs its behaviours and judges each of them.
struct KataCheck {
  let kata: Kata
  /// How long a run may go without any progress before it is ended.
  let limit: Duration
  /// What differs from our own environment for what is started.
  var environment: [String: String?] = [:]
  /// Called when the reader interrupts it, after what was started has ended.
  var ifInterrupted: (@Sendable () -> Void)?

  init(_ kata: Kata, limit: Duration = .seconds(10)) {
    self.kata = kata
    self.limit = limit
  }

  /// Does it all; ends what was started when the task is cancelled.
  ///
  /// - Parameter phases: Told what it is doing, on any thread.
  /// - Throws: ``KataError`` where the kata is not there or cannot be worked on; `CancellationError`.
  func run(
    phases: @escaping @Sendable (TestPhase) -> Void = { _ in }
  ) async throws -> KataVerdict {
    let clock = ContinuousClock()
    let start = clock.now
    guard kata.isStarted else { throw KataError.notStarted(number: kata.lesson.number) }
    let restored = try KataBookFiles(kata: kata).restore()
    let (outcome, behaviours) = try await judge(phases)
    return KataVerdict(
      kata: kata, restored: restored, outcome: outcome, behaviours: behaviours,
      duration: start.duration(to: clock.now))
  }

  private func judge(
    _ phases: @escaping @Sendable (TestPhase) -> Void
  ) async throws -> (KataVerdict.Outcome, [KataBehaviour]) {
    phases(.starting)
    var build = KataBuild(kata: kata)
    build.environment = environment
    build.ifInterrupted = ifInterrupted
    switch try await build.run(phases: phases) {
    case .built: break
    case .notBuilt(let messages): return (.notBuilt(messages), [])
    case .stopped(let reason): return (.stopped(reason), [])
    }
    phases(.running)
    var run = KataRun(kata: kata, limit: limit)
    run.environment = environment
    run.ifInterrupted = ifInterrupted
    let result = try await run.run(oneByOne: false)
    let recorder = KataRecorder(result.records, root: kata.workbook.root.path)
    guard !recorder.entries.isEmpty else {
      return (.stopped(KataError.noBehaviours(kata.path).description), [])
    }
    let behaviours = recorder.entries.map { entry in
      let outcome: KataBehaviour.Outcome =
        if !entry.course.hasEnded {
          entry.course.hasStarted
            ? .crashed(KataCrash(place: nil, reason: "The process ended.")) : .notReached
        } else if entry.course.issues.isEmpty { .passed } else { .failed(entry.course.issues) }
      return KataBehaviour(suite: entry.suite, sentence: entry.sentence, outcome: outcome)
    }
    return (.judged, behaviours)
  }
}
