import Shell
import Terminal
import Toolchain

/// What failed in a lesson's tests, and the result in one sentence.
struct TestFailures {
  /// As many lines as a small terminal shows at once.
  private static let screenful = 20

  let report: LessonReport
  let width: Int

  var lines: [Line] { failures + flow(sentence, report.isPassed ? .green : .red) }

  /// Each failure; after many lines, the names of the failed tests are repeated, since the table
  /// above has scrolled away.
  private var failures: [Line] {
    let failed = report.tests.filter { !$0.issues.isEmpty }
    let lines =
      failed.flatMap { test in
        heading(test, .bold) + IssueText(width: width - 2).lines(of: test.issues).indented(by: 2)
          + [[]]
      } + (report.end.map(early) ?? [])
    guard lines.count > TestFailures.screenful else { return lines }
    return lines + report.tests.filter(\.mark.isFailure).flatMap { heading($0, .plain) } + [[]]
  }

  private func heading(_ test: LessonTest, _ style: Style) -> [Line] {
    TextFlow(width: width - 2).lines(test.sentence, style)
      .behind(first: [TestMark.failed.run, Run(" ")])
  }

  /// How the process ended early.
  private func early(_ end: LessonReport.EarlyEnd) -> [Line] {
    let sentence =
      "The test process ended before its time, "
      + (end.culprit.map { "while “\($0)” ran." } ?? "while no test ran.")
    let hint =
      "If a type was changed since the last build, what was built may be stale: remove "
      + "\(LessonRun.scratchPath), then test again."
    return flow(sentence, .bold) + (end.crash.map { IssueText(width: width).lines(of: $0) } ?? [])
      + (end.crash?.isTrap == true ? [] : flow(hint)) + [[]]
  }

  /// Whether the tests passed or failed, and how many did.
  private var sentence: String {
    let all = report.tests.count
    if report.failed > 0 {
      return "Failed: \(report.failed) of \(all == 1 ? "1 test" : "\(all) tests")."
    }
    guard report.end == nil else { return "Failed: the test process ended before its time." }
    guard report.comparesSides else { return "Failed: no behaviour ran on both sides." }
    guard report.status == 0 else {
      return "Failed: no test failed, but the test process ended with status "
        + "\(report.status.map(String.init) ?? "unknown")."
    }
    return "Passed: \(TestFailures.parts(of: report))."
  }

  /// Such as “14 behaviours on both sides, 7 proofs, 5 tests of after’s own parts”.
  private static func parts(of report: LessonReport) -> String {
    let numbers = LessonTest.Part.allCases.map { report.tests(of: $0).count }
    let words = [
      "\(numbers[0]) \(numbers[0] == 1 ? "behaviour" : "behaviours") on both sides",
      "\(numbers[1]) \(numbers[1] == 1 ? "proof" : "proofs")",
      "\(numbers[2]) \(numbers[2] == 1 ? "test" : "tests") of after’s own parts",
    ]
    return zip(numbers, words).filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }

  private func flow(_ text: String, _ style: Style = .plain) -> [Line] {
    TextFlow(width: width).lines(text, style)
  }
}
