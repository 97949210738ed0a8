import Foundation

extension TestRun {
  /// Adds what XCTest finds in the same program. It has no event stream: its status decides, and its
  /// lines tell the rest. A program without such tests ends within milliseconds.
  func addXCTests(to report: inout Report) async throws {
    let output = try await TemporaryFolder.with { folder in
      var (size, last) = (0, ContinuousClock.now)
      return try await child([], library: "xctest", in: folder).run { printed in
        let now = printed().utf8.count
        if now != size { (size, last) = (now, .now) }
        return .now - last < limit
      }
    }
    // A message may have several lines. What the test prints next looks the same, so all lines
    // after a message's first also count as printed.
    let parts = [output.text, output.standardError].map(shadow.shown).flatMap {
      $0.split(separator: #/\n(?=Test Case '|Test Suite '|[^\n]+?:\d+: error: )/#)
    }
    var found: [TestResult] = []
    for line in parts {
      if let start = line.firstMatch(of: #/^Test Case '(.+)' started/#) {
        found.append(TestResult(id: "XCTest.\(start.1)", sentence: String(start.1), suite: nil))
      } else if let last = found.indices.last {
        if let error = line.firstMatch(of: #/^(.+?):(\d+): error: .+? : ((?s:.+))$/#) {
          let place = error.1.hasPrefix("<") ? nil : "\(error.1):\(error.2)"
          let issue = TestResult.Issue(messages: [String(error.3)], arguments: "", place: place)
          found[last].outcome = .failed(found[last].issues + [issue])
        } else if line.contains(#/^Test Case '.+' passed \(/#), found[last].outcome == .notRun {
          found[last].outcome = .passed
        } else if line.contains(#/^Test Case '.+' skipped \(/#) {
          found[last].outcome = .skipped
        }
      }
    }
    if let last = found.indices.last, found[last].outcome == .notRun {
      found[last].outcome = crash(output).outcome
    }
    if output.status != 0, !found.contains(where: \.hasFailed) {
      report.troubles.append("The XCTest tests ended with status \(output.status).")
    }
    let isTold = #/^(Test Case|Test Suite|\t Executed) .*/#
    report.printed += parts.flatMap { $0.split(separator: "\n") }
      .filter { !$0.contains(isTold) && !$0.contains(#/:\d+: error: /#) }
      .map { "\($0)\n" }.joined()
    report.tests += found
  }
}
