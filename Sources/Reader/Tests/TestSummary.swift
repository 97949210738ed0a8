import Book
import Shell
import Terminal

/// The tests of several lessons on the screen: a row for each lesson, then what failed.
struct TestSummary {
  let reports: [LessonReport]
  let width: Int

  private static let columns: [(title: String, part: LessonTest.Part)] = [
    ("Behaviours", .behaviour), ("Proofs", .proof), ("After’s parts", .afterPart),
  ]
  /// Room for a lesson's number and title.
  private static let titleWidth = 24
  /// Room for a column's title, and for “✗ 12 of 34”.
  private static let columnWidth = 10

  var lines: [Line] {
    let heads =
      "Lesson".padded(to: TestSummary.titleWidth)
      + TestSummary.columns.map { "  " + $0.title.padded(to: TestSummary.columnWidth) }.joined()
    let rows = reports.map(TestSummary.row)
    return [[Run("  before  after  "), Run(heads, .bold)]] + rows + [[]]
      + TestMark.legend(in: rows, width: width)
      + reports.filter { !$0.isPassed }.flatMap { report in
        [[Run(report.lesson.numberedTitle, .bold)], []]
          + TestFailures(report: report, width: width).lines + [[]]
      } + TextFlow(width: width).lines(sentence, reports.allSatisfy(\.isPassed) ? .green : .red)
  }

  /// A lesson in one line; if it ended early, only that is shown, since its numbers mean nothing.
  private static func row(_ report: LessonReport) -> Line {
    let title = Run(report.lesson.numberedTitle.padded(to: titleWidth))
    guard report.end == nil else {
      let ran = report.tests.count { [.passed, .known, .failed].contains($0.mark) }
      return [
        Run("        "), TestMark.crashed.run, Run("        "), title,
        Run("  ended early: \(ran) of \(report.tests.count) tests ran", .red),
      ]
    }
    let marks: Line = [
      Run("    "), report.mark(of: .before).run, Run("       "), report.mark(of: .after).run,
      Run("    "), title,
    ]
    return marks + columns.flatMap { [Run("  ")] + cell(report.tests(of: $0.part)) }
  }

  private static func cell(_ tests: [LessonTest]) -> Line {
    let failed = tests.count { $0.mark.isFailure }
    let cell: Line =
      failed == 0
      ? [Run("\(tests.count)")]
      : [TestMark.failed.run, Run(" \(failed) of \(tests.count)", .red)]
    return cell.padded(to: columnWidth)
  }

  private var sentence: String {
    let failed = reports.filter { !$0.isPassed }
    let lessons = reports.count == 1 ? "1 lesson" : "\(reports.count) lessons"
    guard !failed.isEmpty else { return "Passed: \(reports.count) of \(lessons)." }
    let names = failed.map { "\($0.lesson.number) \($0.lesson.title)" }.joined(separator: ", ")
    return "Failed: \(failed.count) of \(lessons): \(names)."
  }
}

extension Lesson {
  /// Such as “2  Open/closed”.
  var numberedTitle: String { "\(number)  \(title)" }
}
