/// What the tests of a lesson said.
struct LessonReport {
  let lesson: Lesson
  let results: [TestResult]
  /// The exit status of `swift test`.
  let status: Int32
  /// Where the test process was when it ended before its time; nil when it did not.
  let crash: TestCrash?

  func results(of part: TestResult.Part) -> [TestResult] {
    results.filter { $0.part == part }
  }

  /// Whether behaviour ran on both sides at all: a run of nothing proves nothing.
  var comparesSides: Bool {
    results(of: .behaviour).contains(where: \.ranOnBothSides)
  }

  var isPassed: Bool {
    status == 0 && crash == nil && comparesSides && !results.contains { $0.mark.isFailure }
  }

  /// How a lesson's behaviours came out on one side, taken together.
  func mark(of side: LessonSide) -> TestMark {
    results(of: .behaviour).compactMap { $0.marks[side] }.max() ?? .notRun
  }
}

/// A test process that ended before all of its tests had.
struct TestCrash: Equatable {
  /// The test that had started and not ended, with its arguments.
  let culprit: String?
  /// What the process said last of its own, such as “Fatal error: Index out of range”.
  let lastWords: String?
  /// The signal that ended it, if one did.
  let signal: Int?
}

extension TestCrash {
  /// - Parameter output: What `swift test` and the tests printed.
  init(culprit: String?, output: String) {
    self.culprit = culprit
    lastWords = output.firstMatch(of: #/Fatal error: [^\n]*/#).map { String($0.output) }
    signal = output.firstMatch(of: #/unexpected signal code ([0-9]+)/#).flatMap { Int($0.1) }
  }

  /// The crash in sentences for the reader.
  var description: String {
    var text = "The test process ended before its time"
    if let signal { text += ", by signal \(signal)" }
    text += culprit.map { ", while “\($0)” ran." } ?? ", while no test ran."
    if let lastWords { text += "\n\(lastWords)" }
    return text
      + "\nIf a type was changed since the last build, the build may be stale: "
      + "`swift package clean`, then test again."
  }
}
