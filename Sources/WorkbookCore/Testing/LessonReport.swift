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
