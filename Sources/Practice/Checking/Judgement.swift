import Foundation
import Toolchain

/// The outcomes of a kata's behaviours so far, run by run.
struct Judgement {
  let tests: [RecordedTest]
  private(set) var judged: [String: Behaviour] = [:]
  /// The function in which a behaviour first hung, if known, and that behaviour.
  private(set) var loop: (function: String, behaviour: String)?
  /// How many behaviours hung in it.
  private(set) var alike = 0

  var behaviours: [Behaviour] {
    tests.map {
      judged[$0.id] ?? Behaviour(of: $0, .notReached)
    }
  }

  var open: [RecordedTest] { tests.filter { judged[$0.id] == nil } }

  var hung: Int { judged.values.count { $0.outcome == .hung } }

  var culprits: Int {
    hung + judged.values.count { if case .crashed = $0.outcome { true } else { false } }
  }

  mutating func note(
    _ test: RecordedTest, _ outcome: Behaviour.Outcome, _ reason: String? = nil,
    at place: SourcePlace? = nil
  ) {
    judged[test.id] = Behaviour(of: test, outcome, reason, at: place)
  }

  /// - Parameter frame: The reader's innermost call, if known.
  mutating func noteHung(_ test: RecordedTest, _ reason: String, in frame: Frame?) {
    note(test, .hung, reason, at: frame?.place)
    guard let function = frame?.function, !function.isEmpty else { return }
    loop = loop ?? (function, test.sentence)
    if function == loop?.function { alike += 1 }
  }

  /// Records the outcome of every behaviour that finished or was skipped.
  mutating func settle(by result: TestRun.Result) {
    for test in result.recording.tests {
      if test.isSkipped {
        note(test, .notReached, "Its test skipped it.")
        judged[test.id]?.isSkipped = true
      } else if test.hasStarted && test.hasEnded {
        let issues = test.allIssues.map { $0.withoutSide(of: test) }
        note(test, issues.isEmpty ? .passed : .failed(issues))
      }
    }
  }
}

extension Behaviour {
  fileprivate init(
    of test: RecordedTest, _ outcome: Outcome, _ reason: String? = nil, at place: SourcePlace? = nil
  ) {
    self.init(
      suite: test.suite, sentence: test.sentence, outcome: outcome, reason: reason, place: place,
      module: String(test.id.prefix { $0 != "." }))
  }
}

extension RecordedIssue {
  /// The issue without its side, which is always the reader's. A single remaining argument gets its
  /// parameter's name.
  fileprivate func withoutSide(of test: RecordedTest) -> RecordedIssue {
    var words = arguments.split(separator: ", ", maxSplits: 1)
    if [".mine", "mine"].contains(words.first) { words.removeFirst() }
    // A preposition as a label, as in `refuses(of answer:)`, adds nothing to the value.
    let names = test.parameters.filter { !["side", "of", "at", "in", "on", "to"].contains($0) }
    let name = names.count == 1 && !words.isEmpty ? "\(names[0]) " : ""
    var issue = self
    issue.arguments = name + words.joined(separator: ", ")
    issue.messages = messages.map { $0.replacing(#/^\.?mine: /#, with: "") }
    return issue
  }
}
