import Foundation
import Shell

/// A lesson's tests on the screen: behaviours with a column for each side, proofs and tests of
/// after's parts under them, then what failed.
struct TestTable {
  let report: LessonReport
  let root: URL
  let ink: Ink
  let width: Int

  /// In front of the sentences: the marks of both sides, or the one mark of a test without sides.
  private enum Margin: String {
    case sides = "  before  after  "
    case single = "     "

    var isWide: Bool { self == .sides }
  }

  var text: String {
    var lines: [Line] = [
      [Run("\(report.lesson.number)  \(report.lesson.title)", .bold)], [],
    ]
    lines += section("Behaviour", .behaviour, .sides)
    lines += section("Proofs", .proof, .single)
    lines += section("Tests of after’s own parts", .afterPart, .single)
    lines += TestMark.legend(in: lines).map { [$0, []] } ?? []
    return lines.map { ink.paint($0) + "\n" }.joined()
      + TestVerdict(report: report, root: root, ink: ink, width: width).text
  }

  private func section(_ title: String, _ part: TestResult.Part, _ margin: Margin) -> [Line] {
    let results = report.results(of: part)
    guard !results.isEmpty else { return [] }
    let indent = String(repeating: " ", count: margin.rawValue.count)
    var lines: [Line] = [[Run(margin.rawValue), Run(title, .bold)]]
    var suite: String?
    for result in results {
      if result.suite != suite, let name = result.suite {
        lines += flow(name, after: [Run(indent)], indent, .dim)
      }
      suite = result.suite
      lines += flow(result.sentence, after: marks(of: result, margin), indent, .plain)
    }
    return lines + [[]]
  }

  /// Among those with sides, a test without them has its one mark in the middle.
  private func marks(of result: TestResult, _ margin: Margin) -> Line {
    guard margin.isWide else { return [Run("  "), result.mark.run, Run("  ")] }
    guard !result.marks.isEmpty else {
      return [Run("        "), result.mark.run, Run("        ")]
    }
    let before = result.marks[.before] ?? .notRun
    let after = result.marks[.after] ?? .notRun
    return [Run("    "), before.run, Run("       "), after.run, Run("    ")]
  }

  private func flow(
    _ text: String, after margin: Line, _ indent: String, _ style: TextStyle
  ) -> [Line] {
    let room = max(20, width - indent.count)
    return TextFlow(width: room).lines([Run(text, style)]).enumerated().map { index, line in
      (index == 0 ? margin : [Run(indent)]) + line
    }
  }
}
