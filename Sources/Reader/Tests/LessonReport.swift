import Book
import Text
import Toolchain

/// The results of a lesson's tests.
struct LessonReport {
  let lesson: Lesson
  /// In the order of their files and lines.
  let tests: [RecordedTest]
  /// Whether the run was completed; if not, how it crashed.
  let hasEnded: Bool
  let status: Int32
  let crash: Crash?

  private var failed: Int { tests.count { $0.marks.contains(.failed) } }

  /// How many tests ran on both sides: a run without any proves nothing.
  private var compared: Int {
    tests.count { $0.marks.count == 2 && !$0.marks.contains(.notRun) }
  }

  var isPassed: Bool { status == 0 && hasEnded && compared > 0 && failed == 0 }

  var sentence: String {
    if failed > 0 { return "Failed: \(failed) of \(counted(tests.count, "test"))." }
    guard hasEnded else { return "Failed: the test process ended too soon." }
    guard compared > 0 else { return "Failed: no test ran on both versions." }
    guard status == 0 else {
      return "Failed: no test failed, but the test process ended with status \(status)."
    }
    return "Passed: \(counted(tests.count, "test")), \(compared) of them on both versions."
  }

  /// The test that was running when the process ended early, with its arguments.
  fileprivate var culprit: String? {
    tests.first(where: \.isUnderWay).map { culprit in
      let open = culprit.cases.first(where: \.outcome.isUnderWay)
      return culprit.sentence + (open.map { " (\($0.arguments))" } ?? "")
    }
  }
}

extension RecordedTest {
  /// How it came out on each side, or a single mark if it is not run per side.
  fileprivate var marks: [TestMark] {
    // An issue of the whole test counts on each side.
    let whole = outcome.issues.isEmpty ? TestMark.notRun : .failed
    let marks = cases.map { (side: $0.side, mark: max(TestMark($0.outcome), whole)) }
    guard marks.contains(where: { $0.side != nil }) else {
      return [marks.map(\.mark).reduce(TestMark(outcome), max)]
    }
    return Side.allCases.map { side in
      marks.filter { $0.side == side }.map(\.mark).max() ?? .notRun
    }
  }
}

extension RecordedCase {
  /// The side that it ran against, read from arguments such as `before, 2`.
  fileprivate var side: Side? {
    let words = arguments.split(separator: ", ").map { $0.drop { $0 == "." } }
    return words.lazy.compactMap { Side(rawValue: String($0)) }.first
  }
}

extension Layout {
  /// Each test of a lesson with its marks, then the failures.
  func lines(of report: LessonReport) -> [Line] {
    let heading = "  before  after  "
    let tests = bySuite(
      report.tests, \.suite, heading: { item(Line().padded(to: heading.count), $0, .bold) }
    ) { test in
      let gaps = test.marks.count == 2 ? ["    ", "       "] : ["        "]
      let marks = zip(gaps, test.marks).flatMap { [Run($0), $1.run] }
      return item(marks.padded(to: heading.count), test.sentence)
    }
    return separated([
      title(of: report), tests.isEmpty ? [] : [[Run(heading, .dim)]] + tests.joined(),
      flow("✓ passed, ! shows a known defect, as expected, ✗ failed, – not run", .dim),
      failures(of: report), sentence(of: report),
    ])
  }

  /// The tests of several lessons: a row for each lesson, then the failures.
  func summary(of reports: [LessonReport]) -> [Line] {
    let failed = reports.filter { !$0.isPassed }
    let rows = reports.map { report in
      [
        (report.isPassed ? TestMark.passed : .failed).run, Run(report.lesson.numberedTitle),
        Run(report.sentence),
      ]
    }
    let count =
      "\(failed.isEmpty ? reports.count : failed.count) of \(counted(reports.count, "lesson"))"
    return separated(
      [table([["", "Lesson", "Tests"].map { Run($0, .bold) }] + rows)]
        + failed.flatMap { [title(of: $0), failures(of: $0)] }
        + [failed.isEmpty ? flow("Passed: \(count).", .green) : flow("Failed: \(count).", .red)])
  }

  private func title(of report: LessonReport) -> [Line] {
    [[Run(report.lesson.numberedTitle, .bold)]]
  }

  private func sentence(of report: LessonReport) -> [Line] {
    flow(report.sentence, report.isPassed ? .green : .red)
  }

  private func failures(of report: LessonReport) -> [Line] {
    let inner = narrowed(by: 2)
    let issues = report.tests.filter { !$0.allIssues.isEmpty }.map { test in
      item([TestMark.failed.run, Run(" ")], test.sentence, .bold)
        + inner.lines(of: test.allIssues).indented(by: 2)
    }
    return separated(issues + [report.hasEnded ? [] : end(of: report)])
  }

  private func end(of report: LessonReport) -> [Line] {
    let culprit = report.culprit.map { "while “\($0)” ran." } ?? "while no test was running."
    let hint =
      "If a type has changed since the last build, the build may be stale: remove "
      + "\(Workbook.lessonsBuild), then test again."
    return flow("The test process ended too soon, \(culprit)", .bold)
      + (report.crash.map(lines) ?? []) + (report.crash?.isTrap == true ? [] : flow(hint))
  }
}
