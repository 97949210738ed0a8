import Book
import Shell
import Terminal

/// A lesson's tests on the screen: behaviours with a column for each side, then proofs and tests of
/// after's parts, then what failed.
struct TestTable {
  let report: LessonReport
  let width: Int

  var lines: [Line] {
    let table =
      section("Behaviour", .behaviour, under: "  before  after  ")
      + section("Proofs", .proof, under: "     ")
      + section("Tests of after’s own parts", .afterPart, under: "     ")
    return [[Run(report.lesson.numberedTitle, .bold)], []] + table
      + TestMark.legend(in: table, width: width) + TestFailures(report: report, width: width).lines
  }

  /// - Parameter margin: The space before the title; the marks below take the same width.
  private func section(_ title: String, _ part: LessonTest.Part, under margin: String) -> [Line] {
    let tests = report.tests(of: part)
    guard !tests.isEmpty else { return [] }
    let flow = TextFlow(width: max(20, width - margin.count))
    var lines: [Line] = [[Run(margin), Run(title, .bold)]]
    var suite: String?
    for test in tests {
      if test.suite != suite, let name = test.suite {
        lines += flow.lines(name, .dim).indented(by: margin.count)
      }
      suite = test.suite
      let marks = TestTable.marks(of: test).padded(to: margin.count)
      lines += flow.lines(test.sentence).behind(first: marks)
    }
    return lines + [[]]
  }

  /// The marks of a test; a behaviour that takes no side has a single mark in the middle.
  private static func marks(of test: LessonTest) -> Line {
    if test.part != .behaviour { return [Run("  "), test.mark.run] }
    guard !test.marks.isEmpty else { return [Run("        "), test.mark.run] }
    let (before, after) = (test.marks[.before] ?? .notRun, test.marks[.after] ?? .notRun)
    return [Run("    "), before.run, Run("       "), after.run]
  }
}
