import Foundation

/// What failed in a lesson's tests, and in one line what came out.
struct TestVerdict {
  /// As many lines as a small terminal shows at once.
  static let screenful = 20

  let report: LessonReport
  /// The folder from which paths are shown.
  let root: URL
  let ink: Ink
  let width: Int

  var text: String {
    (failures + ink.flow(sentence, report.isPassed ? .green : .red, width: width))
      .map { $0 + "\n" }.joined()
  }

  /// Each failure, and behind many lines of them, the names of the tests once more: the table above
  /// has scrolled away then.
  var failures: [String] {
    let lines = FailureList(report: report, root: root, ink: ink, width: width).lines
    return lines.count > TestVerdict.screenful ? lines + names + [""] : lines
  }

  private var names: [String] {
    let mark = ink.paint([TestMark.failed.run]) + " "
    return report.results.filter(\.mark.isFailure).flatMap { result in
      ink.flow(result.sentence, .plain, width: width - 2).enumerated().map { index, line in
        (index == 0 ? mark : "  ") + line
      }
    }
  }

  /// Passed or failed, and of how many tests.
  var sentence: String {
    let failed = report.results.count { $0.mark.isFailure }
    if failed > 0 { return "Failed: \(failed) of \(Count.tests(report.results.count))." }
    guard report.crash == nil else { return "Failed: the test process crashed." }
    guard report.comparesSides else { return "Failed: no behaviour ran on both sides." }
    guard report.status == 0 else {
      return "Failed: no test failed, but `swift test` ended with status \(report.status)."
    }
    return "Passed: \(Count.parts(of: report))."
  }
}

/// Numbers of tests in words.
enum Count {
  static func tests(_ number: Int) -> String { number == 1 ? "1 test" : "\(number) tests" }

  /// Such as “14 behaviours on both sides, 7 proofs, 5 tests of after’s own parts”.
  static func parts(of report: LessonReport) -> String {
    let behaviours = report.results(of: .behaviour).count
    let proofs = report.results(of: .proof).count
    let parts = report.results(of: .afterPart).count
    var words = ["\(behaviours) \(behaviours == 1 ? "behaviour" : "behaviours") on both sides"]
    if proofs > 0 { words.append("\(proofs) \(proofs == 1 ? "proof" : "proofs")") }
    if parts > 0 { words.append("\(tests(parts)) of after’s own parts") }
    return words.joined(separator: ", ")
  }
}
