import Foundation

/// What failed in a lesson's tests, and in one line what came out.
struct TestVerdict {
  let report: LessonReport
  /// The folder from which paths are shown.
  let root: URL
  let ink: Ink

  var text: String {
    failures + ink.paint(sentence, report.isPassed ? .green : .red) + "\n"
  }

  /// Each failure: the test, the place, and what Swift Testing said.
  var failures: String {
    var blocks = report.results.flatMap { result in
      result.failures.map { block(of: $0, in: result) }
    }
    if let crash = report.crash { blocks.append(crash.description) }
    return blocks.map { $0 + "\n\n" }.joined()
  }

  private func block(of failure: TestFailure, in result: TestResult) -> String {
    let arguments = failure.arguments.isEmpty ? "" : " (\(failure.arguments))"
    let head = ink.paint([TestMark.failed.run, Run(" \(result.sentence)\(arguments)", .bold)])
    let place = failure.location ?? result.location
    let path = (place.path ?? place.fileID).replacing(root.path + "/", with: "")
    let details =
      ["\(path):\(place.line)"]
      + failure.messages.flatMap { $0.split(separator: "\n").map(String.init) }
    return ([head] + details.map { "  \($0)" }).joined(separator: "\n")
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
