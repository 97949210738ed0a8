import Foundation
import Synchronization
import Toolchain

/// Builds a reader's kata, runs its behaviours and judges each of them.
struct KataCheck {
  let kata: Kata
  /// How long a run may go without any progress before it is ended.
  let limit: Duration
  /// What differs from our own environment for what is started.
  var environment: [String: String?] = [:]
  /// Called once when the reader interrupts it, after what was started has ended.
  var ifInterrupted: (@Sendable () -> Void)?

  init(_ kata: Kata, limit: Duration = .seconds(10)) {
    self.kata = kata
    self.limit = limit
  }

  /// Does it all; waits for another check of the same kata, and ends what it started when the task
  /// is cancelled.
  ///
  /// - Parameter phases: Told what it is doing, on any thread.
  /// - Throws: ``KataError`` where the kata is not there or cannot be worked on; `CancellationError`.
  func run(
    phases: @escaping @Sendable (TestPhase) -> Void = { _ in }
  ) async throws -> KataVerdict {
    let clock = ContinuousClock()
    let start = clock.now
    guard kata.isThere else {
      throw KataError.notStarted(number: kata.lesson.number)
    }
    phases(.starting)
    let lock = try await kata.lock { phases(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let files = KataBookFiles(kata: kata)
    let restored = try files.restore()
    let takenAway = files.takenAway(of: restored)
    var (outcome, behaviours, remarks) = try await sound(phases)
    if case .stopped = outcome, !kata.isThere {
      let gone = KataError.goneWhileChecking(kata.path, number: kata.lesson.number)
      outcome = .stopped(gone.description)
    }
    return KataVerdict(
      kata: kata, restored: restored, takenAway: takenAway, outcome: outcome,
      behaviours: behaviours, remarks: remarks, duration: start.duration(to: clock.now))
  }

  private func judge(
    _ phases: @escaping @Sendable (TestPhase) -> Void
  ) async throws -> (KataVerdict.Outcome, [KataBehaviour], remarks: [String]) {
    let ifInterrupted = farewell
    var build = KataBuild(kata: kata)
    build.environment = environment
    build.ifInterrupted = ifInterrupted
    var run = KataRun(kata: kata, limit: limit)
    run.environment = environment
    run.ifInterrupted = ifInterrupted
    let judge = KataJudge(run: run, phases: phases)
    var isClean = false
    while true {
      switch try await build.run(phases: phases) {
      case .built: break
      case .notBuilt(let messages): return (.notBuilt(messages), [], [])
      case .stopped(let reason): return (.stopped(reason), [], [])
      }
      phases(.running)
      switch try await judge.judge(isClean: isClean || build.isClean) {
      case .judged(let behaviours, let remarks): return (.judged, behaviours, remarks)
      case .stopped(let reason, let behaviours): return (.stopped(reason), behaviours, [])
      case .suspect:
        isClean = true
        build.clean()
        if case .built = try await build.run(phases: phases) { build.noteClean() }
      }
    }
  }

  /// The same for many processes at a time, each of which would say it.
  private var farewell: (@Sendable () -> Void)? {
    guard let ifInterrupted else { return nil }
    let wasSaid = Atomic(false)
    return {
      if !wasSaid.exchange(true, ordering: .relaxed) { ifInterrupted() }
    }
  }

  /// Builds and judges; whatever the system refuses becomes a sentence.
  private func sound(
    _ phases: @escaping @Sendable (TestPhase) -> Void
  ) async throws -> (KataVerdict.Outcome, [KataBehaviour], remarks: [String]) {
    do {
      return try await judge(phases)
    } catch let error as CancellationError {
      throw error
    } catch {
      let reason = KataError.notChecked(kata.path, reason: Reason.of(error)).description
      return (.stopped(reason), [], [])
    }
  }
}

extension Kata {
  /// Whether it has a folder, whatever is in it.
  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
}
