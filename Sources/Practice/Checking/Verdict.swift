import Toolchain

package enum CheckPhase: Equatable, Sendable {
  case starting
  /// Waiting for another check of the same kata to finish.
  case waiting
  case building(BuildProgress)
  /// How many behaviours are done, of how many (nil while unknown), and which ones make no
  /// progress.
  case running(done: Int, of: Int?, stall: String? = nil)
}

/// One sentence of the lesson's tests, and its outcome.
package struct Behaviour: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case passed
    case failed([RecordedIssue])
    /// The kata ended the process while this behaviour ran.
    case crashed(Crash)
    /// It made no progress within the limit.
    case hung
    /// It was skipped, or the run ended before its turn.
    case notReached
  }

  /// The subject of the behaviour; nil if it belongs to no suite.
  package let suite: String?
  package let sentence: String
  package let outcome: Outcome
  /// Why it hung or was not reached, in a sentence; nil if the outcome says everything.
  package var reason: String?
  /// The place where it hung; nil if unknown.
  package var place: SourcePlace?
  /// Whether its test skipped it.
  var isSkipped = false
  /// The module of its test.
  var module = ""
}

package struct Verdict: Sendable {
  package enum Outcome: Equatable, Sendable {
    /// The behaviours ran, as far as the kata let them.
    case judged
    case notBuilt(BuildFailure)
    /// Nothing could be judged; a sentence says why and what to do.
    case stopped(String)
  }

  package let kata: Kata
  /// The paths in the kata at which the check restored or removed a file, in order.
  package var restored: [String] = []
  package var outcome: Outcome
  /// The latest request's behaviours first, then ordered by file and line; empty if none is known.
  package var behaviours: [Behaviour] = []
  /// The reader's own tests, which are counted separately.
  package var own: [Behaviour] = []
  /// Why the reader's own tests do not compile, if the rest was judged without them.
  package var ownFailure: BuildFailure?
  /// Why the reader's own tests were left out of the run, in a sentence; nil if they were not.
  package var ownTrouble: String?
  /// How the process ended before the first test, in a sentence; nil if the tests started.
  var endedEarly: String?
  /// Remarks on the run as a whole, in sentences.
  package var remarks: [String] = []
  /// The compiler's warnings about the reader's files.
  package var warnings: [CompilerMessage] = []
  /// Whether the judged kata is still as it began, so that it passes without any work.
  package var isUntouched = false
  /// The result of the question that the guest tries; nil if the lesson asks none, or nothing is
  /// done yet.
  package var guest: GuestTrial?
  /// The reader's files that were judged.
  var files: [KataFile] = []
  /// From the start of the check to its end.
  package var duration: Duration = .zero

  package var passed: Int { behaviours.count { $0.outcome == .passed } }
  package var notReached: Int { behaviours.count { $0.outcome == .notReached } }

  package var failing: [Behaviour] {
    behaviours.filter { $0.outcome != .passed && $0.outcome != .notReached }
  }

  /// The reader's own tests that did not pass.
  package var failingOwn: [Behaviour] { own.filter { $0.outcome != .passed && !$0.isSkipped } }

  /// Whether every behaviour ran and passed; a run without behaviours does not count.
  package var isPassed: Bool {
    outcome == .judged && !behaviours.isEmpty && passed == behaviours.count
  }

  /// Whether the reader's own tests passed, too.
  package var isGreen: Bool {
    isPassed && failingOwn.isEmpty && ownFailure == nil && ownTrouble == nil
  }
}

extension Verdict {
  /// - Parameter reason: Why nothing could be judged, in a sentence.
  package init(of kata: Kata, stopped reason: String) {
    self.init(kata: kata, outcome: .stopped(reason))
  }
}
