import Toolchain

/// The result of a check of a kata.
package struct Verdict: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The behaviours ran, as far as the kata let them.
    case judged
    /// The kata does not compile.
    case notBuilt(BuildFailure)
    /// Nothing could be judged; one sentence says why and what to do.
    case stopped(String)
  }

  package let kata: Kata
  /// The paths in the kata at which the check restored a file or took one away, in order.
  package let restored: [String]
  /// The paths among them that were taken away, because the book has no such file.
  package let takenAway: [String]
  package let outcome: Outcome
  /// Every behaviour of the kata, ordered by file and line; empty if none is known.
  package let behaviours: [Behaviour]
  /// Remarks on the run as a whole, in sentences.
  package let remarks: [String]
  /// Whether what was judged is still the kata as it began: it passes, and nothing is done.
  package let isUntouched: Bool
  /// From the start of the check to its end.
  package let duration: Duration

  package init(
    kata: Kata, restored: [String] = [], takenAway: [String] = [], outcome: Outcome,
    behaviours: [Behaviour] = [], remarks: [String] = [], isUntouched: Bool = false,
    duration: Duration = .zero
  ) {
    self.kata = kata
    self.restored = restored
    self.takenAway = takenAway
    self.outcome = outcome
    self.behaviours = behaviours
    self.remarks = remarks
    self.isUntouched = isUntouched
    self.duration = duration
  }

  /// The book's files that were put back: `restored` without `takenAway`.
  package var putBack: [String] { restored.filter { !takenAway.contains($0) } }

  /// How many behaviours passed.
  package var passed: Int { behaviours.count { $0.outcome == .passed } }

  package var notReached: Int { behaviours.count { $0.outcome == .notReached } }

  /// How many behaviours ran and did not pass.
  package var failed: Int { behaviours.count - passed - notReached }

  /// Whether every behaviour ran and passed.
  ///
  /// A run without behaviours is no success.
  package var isPassed: Bool {
    outcome == .judged && !behaviours.isEmpty && passed == behaviours.count
  }
}
