import Foundation

/// Several lessons' tests on the screen: a row for each, then what failed.
struct TestSummary {
  let reports: [LessonReport]
  let root: URL
  let ink: Ink
  let width: Int

  private static let columns: [(title: String, part: TestResult.Part)] = [
    ("Behaviours", .behaviour), ("Proofs", .proof), ("After’s parts", .afterPart),
  ]
  /// Room for a lesson's number and title.
  private static let titleWidth = 24
  /// Room for a column's title, and for “✗ 12 of 34”.
  private static let columnWidth = 10

  var text: String {
    let heads =
      "Lesson".padded(to: TestSummary.titleWidth)
      + TestSummary.columns.map {
        "  " + $0.title.padded(to: TestSummary.columnWidth)
      }.joined()
    let rows = reports.map(row)
    var lines: [Line] = [[Run("  before  after  "), Run(heads, .bold)]] + rows + [[]]
    if let legend = TestMark.legend(in: rows) { lines += [legend, []] }
    let verdict = ink.flow(
      sentence, reports.allSatisfy(\.isPassed) ? .green : .red, width: width)
    return (lines.map(ink.paint) + failures + verdict).map { $0 + "\n" }.joined()
  }

  /// A lesson in one line; of one that ended early only that is told, since its numbers say nothing.
  private func row(_ report: LessonReport) -> Line {
    let title = Run(title(of: report).padded(to: TestSummary.titleWidth))
    guard report.crash == nil else {
      let ran = report.results.count { [.passed, .known, .failed].contains($0.mark) }
      return [
        Run("        "), TestMark.crashed.run, Run("        "), title,
        Run("  ended early: \(ran) of \(Count.tests(report.results.count)) ran", .red),
      ]
    }
    var line: Line = [
      Run("    "), report.mark(of: .before).run, Run("       "), report.mark(of: .after).run,
      Run("    "), title,
    ]
    for (_, part) in TestSummary.columns {
      let results = report.results(of: part)
      let failed = results.count { $0.mark.isFailure }
      let cell: Line =
        failed == 0
        ? [Run("\(results.count)")]
        : [TestMark.failed.run, Run(" \(failed) of \(results.count)", .red)]
      let padding = max(0, TestSummary.columnWidth - cell.columns)
      line += [Run("  ")] + cell + [Run(String(repeating: " ", count: padding))]
    }
    return line
  }

  private func title(of report: LessonReport) -> String {
    "\(report.lesson.number)  \(report.lesson.title)"
  }

  private var failures: [String] {
    reports.filter { !$0.isPassed }.flatMap { report in
      let verdict = TestVerdict(report: report, root: root, ink: ink, width: width)
      return [ink.paint(title(of: report), .bold), ""] + verdict.failures
        + ink.flow(verdict.sentence, .plain, width: width) + [""]
    }
  }

  private var sentence: String {
    let failed = reports.filter { !$0.isPassed }
    let lessons = reports.count == 1 ? "1 lesson" : "\(reports.count) lessons"
    guard !failed.isEmpty else { return "Passed: \(reports.count) of \(lessons)." }
    let names = failed.map { "\($0.lesson.number) \($0.lesson.title)" }.joined(separator: ", ")
    return "Failed: \(failed.count) of \(lessons): \(names)."
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
