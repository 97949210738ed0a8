/// One test and how it came out.
package struct TestResult: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case notRun, skipped, passed
    case failed([Issue])
    /// It ended the process, or made no progress within the limit; says which, and where in the
    /// package's files.
    case unfinished(String, place: String?)
  }

  /// What a test found, such as a failed expectation.
  package struct Issue: Equatable, Sendable {
    /// The values and the comments, in Swift Testing's words.
    package let messages: [String]
    /// The arguments of the test, separated by commas; empty if it has none.
    package let arguments: String
    /// Such as `Katas/02-OpenClosed/Tests/…/BlastTests.swift:12`.
    package let place: String?
  }

  /// Such as `ShipTests.Ships/moves(side:)/ShipTests.swift:7:4`.
  package let id: String
  package let sentence: String
  package let suite: String?
  /// Where it is written, such as `Katas/02-OpenClosed/Tests/…/BlastTests.swift:12`.
  package var place: String?
  package var outcome = Outcome.notRun

  var issues: [Issue] { if case .failed(let issues) = outcome { issues } else { [] } }

  package var hasFailed: Bool {
    switch outcome {
    case .notRun, .skipped, .passed: false
    case .failed, .unfinished: true
    }
  }
}
