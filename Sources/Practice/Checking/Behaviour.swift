import Toolchain

/// One sentence of the lesson's tests, and how it came out.
package struct Behaviour: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed([RecordedIssue])
    /// The kata ended the process while the behaviour ran.
    case crashed(Crash)
    /// Nothing went on for as long as the limit allows.
    case hung
    /// The run ended before its turn.
    case notReached
  }

  /// What the behaviour is about; nil where it stands by itself.
  package let suite: String?
  package let sentence: String
  package let outcome: Outcome
  /// Why it hung or was not reached, in a sentence; nil where the outcome says all.
  package let reason: String?

  package init(suite: String?, sentence: String, outcome: Outcome, reason: String? = nil) {
    self.suite = suite
    self.sentence = sentence
    self.outcome = outcome
    self.reason = reason
  }
}
