import Book
import Text
import Toolchain

extension Layout {
  /// A lesson's tests: behaviours with a column for each side, then proofs and tests of after's
  /// parts, then what failed.
  package func lines(of report: LessonReport) -> [Line] {
    separated([
      [[Run(report.lesson.numberedTitle, .bold)]],
      section("Behaviour", report.tests(of: .behaviour), under: "  before  after  "),
      section("Proofs", report.tests(of: .proof), under: "     "),
      section("Tests of after’s own parts", report.tests(of: .afterPart), under: "     "),
      legend(of: report.tests.flatMap(\.marks)), failures(of: report),
    ])
  }

  /// - Parameter margin: The space before the title; the marks below take the same width.
  private func section(_ title: String, _ tests: [LessonTest], under margin: String) -> [Line] {
    let blank: Line = Line().padded(to: margin.count)
    // Of a suite such as “Proofs: time”, the title says the first word.
    let heading = { (suite: String) in item(blank, suite.replacing("\(title): ", with: ""), .dim) }
    let lines = bySuite(tests, \.test.suite, heading: heading) { test in
      let gaps =
        test.marks.count == 2
        ? ["    ", "       "] : [test.part == .behaviour ? "        " : "  "]
      let line = zip(gaps, test.marks).flatMap { [Run($0), $1.run] }
      return item(line.padded(to: margin.count), test.test.sentence)
    }
    return tests.isEmpty ? [] : [[Run(margin), Run(title, .bold)]] + lines.joined()
  }

  private func legend(of marks: [TestMark]) -> [Line] {
    let meanings: [(mark: TestMark, text: String)] = [
      (.passed, "passed"), (.known, "shows a known defect, as it should"), (.failed, "failed"),
      (.notRun, "not run"),
    ]
    let runs: [Line] = meanings.filter { marks.map(\.run).contains($0.mark.run) }
      .map { [Run("  "), $0.mark.run, Run(" \($0.text)")] }
    let line = Line(runs.joined())
    return line.columns > width ? runs : [line].filter { !$0.isEmpty }
  }

  private func failures(of report: LessonReport) -> [Line] {
    let inner = narrowed(by: 2)
    let issues = report.recorded.filter { !$0.allIssues.isEmpty }.map { test in
      item([TestMark.failed.run, Run(" ")], test.sentence, .bold)
        + inner.lines(of: test.allIssues).indented(by: 2)
    }
    return separated(
      issues + [
        report.hasEnded ? [] : end(of: report),
        flow(report.sentence, report.isPassed ? .green : .red),
      ])
  }

  private func end(of report: LessonReport) -> [Line] {
    let culprit = report.culprit.map { "while “\($0)” ran." } ?? "while no test ran."
    let hint =
      "If a type was changed since the last build, what was built may be stale: remove "
      + "\(Workbook.lessonsBuild), then test again."
    return flow("The test process ended before its time, \(culprit)", .bold)
      + (report.crash.map(lines) ?? []) + (report.crash?.isTrap == true ? [] : flow(hint))
  }

  /// The tests of several lessons: a row for each lesson, then what failed.
  package func summary(of reports: [LessonReport]) -> [Line] {
    let heads = ["  before", "after", "Lesson", "Behaviours", "Proofs", "After’s parts"]
    let failed = reports.filter { !$0.isPassed }
    let lessons = counted(reports.count, "lesson")
    let names = failed.map { "\($0.lesson.number) \($0.lesson.title)" }.joined(separator: ", ")
    let sentence =
      failed.isEmpty
      ? flow("Passed: \(reports.count) of \(lessons).", .green)
      : flow("Failed: \(failed.count) of \(lessons): \(names).", .red)
    let parts = failed.flatMap { report in
      [[[Run(report.lesson.numberedTitle, .bold)]], failures(of: report)]
    }
    return separated(
      [
        table([heads.map { Run($0, .bold) }] + reports.map(\.row)),
        legend(of: reports.flatMap(\.marks)),
      ] + parts + [sentence])
  }
}

extension LessonReport {
  fileprivate var sentence: String {
    if failed > 0 { return "Failed: \(failed) of \(counted(tests.count, "test"))." }
    guard hasEnded else { return "Failed: the test process ended before its time." }
    guard comparesSides else { return "Failed: no behaviour ran on both sides." }
    guard status == 0 else {
      return "Failed: no test failed, but the test process ended with status \(status)."
    }
    let names = [("behaviour", " on both sides"), ("proof", ""), ("test", " of after’s own parts")]
    let parts = zip(LessonTest.Part.allCases, names).compactMap { part, name in
      let count = tests(of: part).count
      return count == 0 ? nil : counted(count, name.0) + name.1
    }
    return "Passed: \(parts.joined(separator: ", "))."
  }

  /// The lesson in one line; if it ended early, only that is shown, since its numbers mean nothing.
  fileprivate var row: Line {
    let marks = zip(["    ", "  "], marks).map { Run($0 + $1.run.text, $1.run.style) }
    let row = marks + [Run(lesson.numberedTitle)]
    guard hasEnded else { return row + [Run("ended early", .red), Run(""), Run("")] }
    return row
      + LessonTest.Part.allCases.map { part in
        let tests = tests(of: part)
        let failed = tests.count { $0.mark.isFailure }
        return failed == 0
          ? Run("\(tests.count)") : Run("✗ \(failed) of \(tests.count)", .red)
      }
  }
}
