import Toolchain

/// What a check found out about a kata.
package struct Verdict: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The behaviours ran, as far as the kata let them.
    case judged
    /// The kata does not compile.
    case notBuilt(BuildFailure)
    /// There was nothing to judge; with a sentence that says why, and what to do.
    case stopped(String)
  }

  package let kata: Kata
  /// The book's files that were put back, and those taken away, as paths in the kata, in their order.
  package let restored: [String]
  /// Those of them that the book does not have: they were taken away.
  package let takenAway: [String]
  package let outcome: Outcome
  /// Every behaviour of the kata, in the order of its files and lines; empty where none is known.
  package let behaviours: [Behaviour]
  /// What is to be said of the run as a whole, in sentences.
  package let remarks: [String]
  /// From the start of the check to its end.
  package let duration: Duration

  package init(
    kata: Kata, restored: [String] = [], takenAway: [String] = [], outcome: Outcome,
    behaviours: [Behaviour] = [], remarks: [String] = [], duration: Duration = .zero
  ) {
    self.kata = kata
    self.restored = restored
    self.takenAway = takenAway
    self.outcome = outcome
    self.behaviours = behaviours
    self.remarks = remarks
    self.duration = duration
  }

  /// The book's files that were put back, all but those taken away.
  package var putBack: [String] { restored.filter { !takenAway.contains($0) } }

  /// How many behaviours passed.
  package var passed: Int { behaviours.count { $0.outcome == .passed } }

  package var notReached: Int { behaviours.count { $0.outcome == .notReached } }

  /// How many behaviours ran and did not pass.
  package var failed: Int { behaviours.count - passed - notReached }

  /// Whether every behaviour ran and passed. A run of nothing is no success.
  package var isPassed: Bool {
    outcome == .judged && !behaviours.isEmpty && passed == behaviours.count
  }
}
