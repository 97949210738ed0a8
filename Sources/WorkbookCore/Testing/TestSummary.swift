import Foundation

/// Several lessons' tests on the screen: a row for each, then what failed.
struct TestSummary {
  let reports: [LessonReport]
  let root: URL
  let ink: Ink

  private static let columns: [(title: String, part: TestResult.Part)] = [
    ("Behaviours", .behaviour), ("Proofs", .proof), ("After’s parts", .afterPart),
  ]
  private static let titleWidth = 25
  /// Room for a column's title, and for “12 of 34 failed”.
  private static let columnWidth = 15

  var text: String {
    let heads =
      "Lesson".padded(to: TestSummary.titleWidth)
      + TestSummary.columns.map {
        "  " + $0.title.padded(to: TestSummary.columnWidth)
      }.joined()
    var lines: [Line] = [[Run("  before  after  "), Run(heads, .bold)]]
    lines += reports.map(row)
    let marks = reports.flatMap { report in LessonSide.allCases.map(report.mark) }
    lines.append([])
    if let legend = TestMark.legend(of: Set(marks)) { lines += [legend, []] }
    return lines.map { ink.paint($0) + "\n" }.joined() + failures
      + ink.paint(sentence, reports.allSatisfy(\.isPassed) ? .green : .red) + "\n"
  }

  private func row(_ report: LessonReport) -> Line {
    var line: Line = [
      Run("    "), report.mark(of: .before).run, Run("       "), report.mark(of: .after).run,
      Run("    " + title(of: report).padded(to: TestSummary.titleWidth)),
    ]
    for (_, part) in TestSummary.columns {
      let results = report.results(of: part)
      let failed = results.count { $0.mark.isFailure }
      let cell = failed == 0 ? "\(results.count)" : "\(failed) of \(results.count) failed"
      line += [
        Run("  "),
        Run(cell.padded(to: TestSummary.columnWidth), failed == 0 ? .plain : .red),
      ]
    }
    return line
  }

  private func title(of report: LessonReport) -> String {
    "\(report.lesson.number)  \(report.lesson.title)"
  }

  private var failures: String {
    reports.filter { !$0.isPassed }.map { report in
      let verdict = TestVerdict(report: report, root: root, ink: ink)
      return ink.paint(title(of: report), .bold) + "\n\n" + verdict.failures + verdict.sentence
        + "\n\n"
    }.joined()
  }

  private var sentence: String {
    let failed = reports.count { !$0.isPassed }
    let lessons = reports.count == 1 ? "1 lesson" : "\(reports.count) lessons"
    return failed == 0
      ? "Passed: \(reports.count) of \(lessons)." : "Failed: \(failed) of \(lessons)."
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
