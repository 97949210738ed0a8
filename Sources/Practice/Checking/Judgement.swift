import Toolchain

/// What is known about a kata's behaviours while they are judged, run by run.
struct Judgement {
  let tests: [RecordedTest]
  /// How many behaviours ended their process or hung.
  private(set) var culprits = 0
  private(set) var hung = 0
  private var outcomes: [String: Behaviour.Outcome] = [:]
  private var reasons: [String: String] = [:]
  /// Why the open behaviours were not run, in one sentence.
  private var whyNotReached: String?
  private var remarks: [String] = []
  /// The most bytes that any run printed beyond the limit.
  private var leftOut = 0

  init(of tests: [RecordedTest]) {
    self.tests = tests
  }

  var done: Int { outcomes.count }
  var allPassed: Bool { outcomes.values.allSatisfy { $0 == .passed } }

  /// The IDs of the behaviours that are not judged yet, in order.
  var open: [String] { tests.map(\.id).filter(isOpen) }

  func isOpen(_ id: String) -> Bool { outcomes[id] == nil }

  /// Records the outcome of every behaviour that ran to its end.
  mutating func settle(by result: TestRun.Result) {
    leftOut = max(leftOut, result.leftOut)
    for test in result.recording.tests where test.hasStarted && test.hasEnded {
      let issues = test.allIssues.map(\.withoutSide)
      outcomes[test.id] = issues.isEmpty ? .passed : .failed(issues)
    }
  }

  /// Records the behaviour that ended its run.
  mutating func note(_ id: String, _ outcome: Behaviour.Outcome, _ reason: String? = nil) {
    outcomes[id] = outcome
    reasons[id] = reason
    culprits += 1
    if outcome == .hung { hung += 1 }
  }

  /// - Parameter sentence: Why the behaviours that are still open were not run.
  mutating func giveUp(_ sentence: String) {
    whyNotReached = sentence
    remarks.append(sentence)
  }

  mutating func remark(_ sentence: String) { remarks.append(sentence) }

  /// - Parameter reason: Why the runs as a whole failed, in one sentence; nil when the outcomes say
  ///   everything.
  func findings(stopped reason: String? = nil) -> Findings {
    let behaviours = tests.map { test in
      let outcome = outcomes[test.id] ?? .notReached
      return Behaviour(
        suite: test.suite, sentence: test.sentence, outcome: outcome,
        reason: outcome == .notReached ? whyNotReached : reasons[test.id])
    }
    return Findings(
      outcome: reason.map { .stopped($0) } ?? .judged, behaviours: behaviours,
      remarks: reason == nil ? remarks + tooMuchOutput : [])
  }

  private var tooMuchOutput: [String] {
    guard leftOut > 0 else { return [] }
    let tenths = (leftOut + 50_000) / 100_000
    let size = tenths < 1 ? "less than 0.1" : "\(tenths / 10).\(tenths % 10)"
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
