import Foundation

/// Several lessons' tests on the screen: a row for each, then what failed.
struct TestSummary {
  let reports: [LessonReport]
  let root: URL
  let ink: Ink

  var text: String {
    var lines: [Line] = [[Run("  before  after  "), Run("Lesson", .bold)]]
    lines += reports.map(row)
    let marks = reports.flatMap { report in LessonSide.allCases.map(report.mark) }
    lines.append([])
    if let legend = TestMark.legend(of: Set(marks)) { lines += [legend, []] }
    return lines.map { ink.paint($0) + "\n" }.joined() + failures
      + ink.paint(sentence, reports.allSatisfy(\.isPassed) ? .green : .red) + "\n"
  }

  private func row(_ report: LessonReport) -> Line {
    let verdict = TestVerdict(report: report, root: root, ink: ink)
    let numberAndTitle = "\(report.lesson.number)  \(report.lesson.title)"
    let gap = String(repeating: " ", count: max(0, 24 - numberAndTitle.count) + 2)
    return [
      Run("    "), report.mark(of: .before).run, Run("       "), report.mark(of: .after).run,
      Run("    \(numberAndTitle)\(gap)"),
      Run(verdict.sentence, report.isPassed ? .plain : .red),
    ]
  }

  private var failures: String {
    reports.map { report in
      let failures = TestVerdict(report: report, root: root, ink: ink).failures
      guard !failures.isEmpty else { return "" }
      return ink.paint("\(report.lesson.number)  \(report.lesson.title)", .bold) + "\n\n" + failures
    }.joined()
  }

  private var sentence: String {
    let failed = reports.count { !$0.isPassed }
    let lessons = reports.count == 1 ? "1 lesson" : "\(reports.count) lessons"
    return failed == 0
      ? "Passed: \(reports.count) of \(lessons)." : "Failed: \(failed) of \(lessons)."
  }
}
