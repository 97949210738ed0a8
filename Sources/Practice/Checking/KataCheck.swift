import Book
import Foundation
import Storage
import Toolchain

/// Builds a reader's kata, runs its behaviours and judges each of them.
package struct KataCheck: Sendable {
  package let kata: Kata
  /// How long a run may go without any progress before it is ended.
  package let limit: Duration
  /// How many bytes of memory a run may use, with everything that it started.
  var memoryLimit = 1 << 30

  package init(_ kata: Kata, limit: Duration = .seconds(10)) {
    self.kata = kata
    self.limit = limit
  }

  /// Runs the whole check, after any other check of the same kata; cancelling the task ends
  /// everything that it started.
  ///
  /// - Parameter phases: Called on any thread with the current phase.
  /// - Throws: ``KataError`` if the kata is missing or cannot be worked on; `CancellationError`.
  package func run(
    _ phases: @escaping @Sendable (CheckPhase) -> Void = { _ in }
  ) async throws -> Verdict {
    let clock = ContinuousClock()
    let start = clock.now
    try kata.requireStart()
    phases(.starting)
    let lock = try await kata.lock { phases(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let restored = try BookFiles(of: kata).restore()
    // What is built is judged, whatever is saved meanwhile.
    let isUntouched = kata.isUntouched
    let findings = try await findings(phases)
    return Verdict(
      kata: kata, restored: restored.paths, takenAway: restored.takenAway,
      outcome: findings.outcome, behaviours: findings.behaviours, remarks: findings.remarks,
      isUntouched: isUntouched, duration: start.duration(to: clock.now))
  }

  /// Builds and judges; a system error becomes a sentence in the findings.
  private func findings(
    _ phases: @escaping @Sendable (CheckPhase) -> Void
  ) async throws -> Findings {
    let findings: Findings
    do {
      switch try await kata.build({ phases(.building($0)) }) {
      case .failed(let outcome): findings = Findings(outcome: outcome)
      case .built:
        let run = kata.testRun(limit: limit, memoryLimit: memoryLimit)
        findings = try await KataJudge(kata: kata, run: run, phases: phases).judge()
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      let reason = KataError.notChecked(kata.path, reason: Reason.of(error)).description
      findings = Findings(outcome: .stopped(reason))
    }
    guard case .stopped = findings.outcome, !kata.isStarted else { return findings }
    return Findings(outcome: .stopped(kata.isGone.description), behaviours: findings.behaviours)
  }
}

/// What a build and its test runs reveal about a kata.
struct Findings: Hashable {
  var outcome: Verdict.Outcome
  var behaviours: [Behaviour] = []
  var remarks: [String] = []
}

extension Kata {
  /// Lets only one check at a time work on this kata.
  ///
  /// - Parameter waiting: Called once if another check is running.
  /// - Throws: ``KataError`` if its folder cannot be opened; `CancellationError`.
  func lock(waiting: () -> Void) async throws -> FolderLock {
    do {
      return try await FolderLock.take(folder, waiting: waiting)
    } catch let error as FileError {
      throw error.isMissingFile ? isGone : KataError.unreadable(path, reason: "\(error)")
    }
  }
}
