import Toolchain

/// One sentence of the lesson's tests, and its outcome.
package struct Behaviour: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed([RecordedIssue])
    /// The kata ended the process while this behaviour ran.
    case crashed(Crash)
    /// There was no progress within the limit.
    case hung
    /// The run ended before its turn.
    case notReached
  }

  /// What the behaviour is about; nil when it belongs to no suite.
  package let suite: String?
  package let sentence: String
  package let outcome: Outcome
  /// Why it hung or was not reached, in one sentence; nil when the outcome says everything.
  package let reason: String?

  package init(suite: String?, sentence: String, outcome: Outcome, reason: String? = nil) {
    self.suite = suite
    self.sentence = sentence
    self.outcome = outcome
    self.reason = reason
  }
}
