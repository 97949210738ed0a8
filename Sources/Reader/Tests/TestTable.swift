import Book
import Shell
import Terminal
import Toolchain

/// A lesson's tests on the screen: behaviours with a column for each side, then proofs and tests of
/// after's parts, then what failed.
struct TestTable: ScreenText {
  /// As many lines as a small terminal shows at once.
  private static let screenful = 20

  let report: LessonReport
  let width: Int

  var lines: [Line] {
    let table =
      section("Behaviour", .behaviour, under: "  before  after  ")
      + section("Proofs", .proof, under: "     ")
      + section("Tests of after’s own parts", .afterPart, under: "     ")
    return [[Run(report.lesson.numberedTitle, .bold)], []] + table
      + TestMark.legend(of: report.tests.flatMap(TestTable.marks), width: width) + failures
  }

  /// - Parameter margin: The space before the title; the marks below take the same width.
  private func section(_ title: String, _ part: LessonTest.Part, under margin: String) -> [Line] {
    let tests = report.tests(of: part)
    guard !tests.isEmpty else { return [] }
    let blank: Line = Line().padded(to: margin.count)
    return [[Run(margin), Run(title, .bold)]]
      + bySuite(tests, \.test.suite, heading: { item(blank, $0, .dim) }) { test in
        let marks = TestTable.marks(of: test).map(\.run)
        let gaps =
          marks.count == 2 ? ["    ", "       "] : [part == .behaviour ? "        " : "  "]
        let line = zip(gaps, marks).flatMap { [Run($0), $1] }
        return item(line.padded(to: margin.count), test.test.sentence)
      } + [[]]
  }

  /// The marks of a test: one for each side, or a single one if it takes no side.
  private static func marks(of test: LessonTest) -> [TestMark] {
    guard test.part == .behaviour, !test.marks.isEmpty else { return [test.mark] }
    return Side.allCases.map { test.marks[$0] ?? .notRun }
  }

  /// What failed, and the result in one sentence.
  ///
  /// After many lines, the names of the failed tests are repeated, since the table above has
  /// scrolled away.
  var failures: [Line] {
    let issues = IssueText(width: width - 2)
    let lines =
      report.tests.filter { !$0.test.allIssues.isEmpty }.flatMap { test in
        heading(test, .bold) + issues.lines(of: test.test.allIssues).indented(by: 2) + [[]]
      } + early
    let names = report.tests.filter(\.mark.isFailure).flatMap { heading($0, .plain) } + [[]]
    return lines + (lines.count > TestTable.screenful ? names : [])
      + flow(sentence, report.isPassed ? .green : .red)
  }

  private func heading(_ test: LessonTest, _ style: Style) -> [Line] {
    item([TestMark.failed.run, Run(" ")], test.test.sentence, style)
  }

  /// How the process ended early; empty if it did not.
  private var early: [Line] {
    guard !report.hasEnded else { return [] }
    let culprit = report.culprit.map { "while “\($0)” ran." } ?? "while no test ran."
    let hint =
      "If a type was changed since the last build, what was built may be stale: remove "
      + "\(LessonRun.scratchPath), then test again."
    return flow("The test process ended before its time, \(culprit)", .bold)
      + (report.crash.map { IssueText(width: width).lines(of: $0) } ?? [])
      + (report.crash?.isTrap == true ? [] : flow(hint)) + [[]]
  }

  /// Whether the tests passed or failed, and how many did.
  private var sentence: String {
    if report.failed > 0 {
      return "Failed: \(report.failed) of \(counted(report.tests.count, "test"))."
    }
    guard report.hasEnded else { return "Failed: the test process ended before its time." }
    guard report.comparesSides else { return "Failed: no behaviour ran on both sides." }
    guard report.status == 0 else {
      return "Failed: no test failed, but the test process ended with status \(report.status)."
    }
    let names = [("behaviour", " on both sides"), ("proof", ""), ("test", " of after’s own parts")]
    let parts = zip(LessonTest.Part.allCases, names).compactMap { part, name in
      let count = report.tests(of: part).count
      return count == 0 ? nil : counted(count, name.0) + name.1
    }
    return "Passed: \(parts.joined(separator: ", "))."
  }
}

/// The tests of several lessons on the screen: a row for each lesson, then what failed.
struct TestSummary: ScreenText {
  let reports: [LessonReport]
  let width: Int

  var lines: [Line] {
    let heads = ["  before", "after", "Lesson", "Behaviours", "Proofs", "After’s parts"]
    let failed = reports.filter { !$0.isPassed }
    return ([heads.map { Run($0, .bold) }] + reports.map(TestSummary.row)).inColumns() + [[]]
      + TestMark.legend(of: reports.flatMap(TestSummary.marks), width: width)
      + failed.flatMap { report in
        [[Run(report.lesson.numberedTitle, .bold)], []]
          + TestTable(report: report, width: width).failures + [[]]
      } + flow(sentence(on: failed), failed.isEmpty ? .green : .red)
  }

  /// The marks of a lesson's two sides; what ended early says nothing about either.
  private static func marks(of report: LessonReport) -> [TestMark] {
    Side.allCases.map { report.hasEnded ? report.mark(of: $0) : .crashed }
  }

  /// A lesson in one line; if it ended early, only that is shown, since its numbers mean nothing.
  private static func row(_ report: LessonReport) -> Line {
    let marks = zip(["    ", "  "], marks(of: report)).map { Run($0 + $1.run.text, $1.run.style) }
    let row = marks + [Run(report.lesson.numberedTitle)]
    guard report.hasEnded else {
      let ran = report.tests.count { (.passed ... .failed).contains($0.mark) }
      return row + [Run("ended early: \(ran) of \(report.tests.count) tests ran", .red)]
    }
    return row
      + LessonTest.Part.allCases.map { part in
        let tests = report.tests(of: part)
        let failed = tests.count { $0.mark.isFailure }
        return failed == 0
          ? Run("\(tests.count)") : Run("✗ \(failed) of \(tests.count)", .red)
      }
  }

  private func sentence(on failed: [LessonReport]) -> String {
    let lessons = counted(reports.count, "lesson")
    guard !failed.isEmpty else { return "Passed: \(reports.count) of \(lessons)." }
    let names = failed.map { "\($0.lesson.number) \($0.lesson.title)" }.joined(separator: ", ")
    return "Failed: \(failed.count) of \(lessons): \(names)."
  }
}
