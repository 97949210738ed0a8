import Toolchain

/// The result of a version in a trial.
struct TrialResult: Sendable {
  /// Why it does not build; nil if it does.
  var error: String?
  /// A run for each of the version's lists of test files, and one for the tests of its parts.
  var runs: [Run] = []

  /// The tests of some files, tried on one version.
  struct Run: Sendable {
    var tests: [RecordedTest] = []
    /// Why the tests did not run to the end.
    var trouble: String?

    /// The tests that found something, or during which the run ended.
    var broken: [RecordedTest] { tests.filter { !$0.allIssues.isEmpty || $0.isUnderWay } }

    /// Why it does not pass; nil if every test ran and passed.
    var fault: String? {
      if let trouble { return trouble }
      guard !tests.isEmpty else { return "no test ran" }
      let failed = tests.filter { !$0.isPassed }
      return failed.isEmpty ? nil : failed.map(\.sentence).joined(separator: "; ")
    }
  }

  /// Its failure, such as “does not build: …”; nil if it builds and every test passed.
  var fault: String? {
    if let error { return "does not build: \(error)" }
    let fault = runs.isEmpty ? "nothing ran" : runs.lazy.compactMap(\.fault).first
    return fault.map { "does not pass: \($0)" }
  }
}

extension RecordedTest {
  /// Whether it ran to the end and found nothing.
  var isPassed: Bool { outcome.hasEnded && !outcome.isSkipped && allIssues.isEmpty }
}
