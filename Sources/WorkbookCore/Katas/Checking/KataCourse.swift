/// What is known of a kata's behaviours while they are judged, run by run.
struct KataCourse {
  /// A run, and how far each behaviour came in it.
  struct Attempt: Sendable {
    let result: KataRun.Result
    let recorder: KataRecorder
  }

  let entries: [KataRecorder.Entry]
  /// How many ended their process, or hung.
  private(set) var culprits = 0
  private(set) var hung = 0
  private var outcomes: [String: KataBehaviour.Outcome] = [:]
  private var reasons: [String: String] = [:]
  /// Why the open ones were not run, in a sentence.
  private var whyNotReached: String?
  private var said: [String] = []
  /// What the run that printed most printed too much.
  private var leftOut = 0

  init(_ entries: [KataRecorder.Entry]) {
    self.entries = entries
  }

  var done: Int { outcomes.count }
  var allPassed: Bool { outcomes.values.allSatisfy { $0 == .passed } }

  /// The identities of those that are not judged yet, in their order.
  var open: [String] { entries.map(\.test.id).filter(isOpen) }

  func isOpen(_ id: String) -> Bool { outcomes[id] == nil }

  /// Notes how those came out that ran to their end.
  mutating func settle(by attempt: Attempt) {
    leftOut = max(leftOut, attempt.result.leftOut)
    for entry in attempt.recorder.entries where entry.course.hasEnded && entry.course.hasStarted {
      outcomes[entry.test.id] = entry.course.issues.isEmpty ? .passed : .failed(entry.course.issues)
    }
  }

  /// Notes the one that ended its run.
  mutating func note(_ id: String, _ outcome: KataBehaviour.Outcome, _ reason: String? = nil) {
    outcomes[id] = outcome
    reasons[id] = reason
    culprits += 1
    if outcome == .hung { hung += 1 }
  }

  mutating func giveUp(_ sentence: String) {
    whyNotReached = sentence
    said.append(sentence)
  }

  mutating func remark(_ sentence: String) { said.append(sentence) }

  var behaviours: [KataBehaviour] {
    entries.map { entry in
      let outcome = outcomes[entry.test.id] ?? .notReached
      return KataBehaviour(
        suite: entry.suite, sentence: entry.sentence, outcome: outcome,
        reason: outcome == .notReached ? whyNotReached : reasons[entry.test.id])
    }
  }

  /// What is to be said of the runs as a whole, in sentences.
  var remarks: [String] {
    guard leftOut > 0 else { return said }
    let tenths = (leftOut + 50_000) / 100_000
    let size = tenths < 1 ? "less than 0.1" : "\(tenths / 10).\(tenths % 10)"
    return said + ["Your kata prints very much: \(size) MB of it were read and left out."]
  }
}
