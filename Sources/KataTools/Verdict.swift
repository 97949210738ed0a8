import BookContents
import Foundation
import Toolchain

/// What a check found.
package struct Verdict: Sendable {
  package let kata: Kata
  /// The reader's files that were judged, and the changes whose tests were run.
  package let files: Files
  package let changes: [Edit]
  /// What stops the kata from being built, in the compiler's words; empty if nothing does.
  package var errors: [CompilerMessage] = []
  /// The same for the reader's own tests; the kata was then judged without them.
  package var ownErrors: [CompilerMessage] = []
  /// What else went wrong, in sentences; a kata with any trouble is not green.
  package var troubles: [String] = []
  /// Where what was judged differs from what the reader's folder holds, in sentences.
  package var notes: [String] = []
  /// The book's tests, those of the changes among them.
  package var behaviours: [TestResult] = []
  /// The reader's own tests, which are counted separately.
  package var own: [TestResult] = []
  package var warnings: [CompilerMessage] = []
  /// What the tests printed.
  package var printed = ""

  package var isGreen: Bool {
    errors.isEmpty && ownErrors.isEmpty && troubles.isEmpty && !behaviours.isEmpty
      && behaviours.allSatisfy { $0.outcome == .passed }
      && own.allSatisfy { [.passed, .skipped].contains($0.outcome) }
  }
}
