import Foundation
import Toolchain

/// What is known about a kata's behaviours while they are judged, run by run.
struct Judgement {
  let tests: [RecordedTest]
  /// On the runs as a whole, in sentences.
  var remarks: [String] = []
  private var judged: [String: Behaviour] = [:]
  /// The most bytes that any run printed beyond the limit.
  private var leftOut = 0

  init(of tests: [RecordedTest]) {
    self.tests = tests
  }

  /// Every behaviour, in order.
  var behaviours: [Behaviour] {
    tests.map {
      judged[$0.id] ?? Behaviour(suite: $0.suite, sentence: $0.sentence, outcome: .notReached)
    }
  }

  /// The behaviours that are not judged yet, in order.
  var open: [RecordedTest] { tests.filter { judged[$0.id] == nil } }

  /// How many behaviours hung.
  var hung: Int { judged.values.count { $0.outcome == .hung } }

  /// How many behaviours hung or ended their process.
  var culprits: Int {
    hung + judged.values.count { if case .crashed = $0.outcome { true } else { false } }
  }

  var hasFailures: Bool { behaviours.contains { $0.outcome != .passed } }

  mutating func note(
    _ test: RecordedTest, _ outcome: Behaviour.Outcome, _ reason: String? = nil
  ) {
    judged[test.id] = Behaviour(
      suite: test.suite, sentence: test.sentence, outcome: outcome, reason: reason)
  }

  /// Records the outcome of every behaviour that ran to its end, or was skipped.
  mutating func settle(by result: TestRun.Result) {
    leftOut = max(leftOut, result.leftOut)
    for test in result.recording.tests {
      if test.isSkipped {
        skip(test)
      } else if test.hasStarted && test.hasEnded {
        let issues = test.allIssues.map(\.withoutSide)
        note(test, issues.isEmpty ? .passed : .failed(issues))
      }
    }
  }

  private mutating func skip(_ test: RecordedTest) {
    note(test, .notReached, "Its test skipped it.")
    let remark = "Some behaviours were skipped by their tests, so nothing is known of them."
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// - Parameter reason: Why the behaviours that are still open were not run, in a sentence.
  mutating func giveUp(_ reason: String) {
    for test in open { note(test, .notReached, reason) }
    remarks.append(reason)
  }

  var tooMuchOutput: [String] {
    guard leftOut > 0 else { return [] }
    let size = String(format: "%.1f", max(0.1, Double(leftOut) / 1_000_000))
    return ["Your kata prints very much: \(size) MB of it were read and left out."]
  }
}

extension RecordedIssue {
  /// The issue without the side in its arguments, which is always the reader's.
  fileprivate var withoutSide: RecordedIssue {
    let words = arguments.split(separator: ", ", maxSplits: 1)
    guard words.first == ".mine" || words.first == "mine" else { return self }
    return RecordedIssue(
      arguments: words.dropFirst().joined(), messages: messages, place: place)
  }
}
