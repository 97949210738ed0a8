/// What a check found out about a kata.
struct KataVerdict: Sendable {
  enum Outcome: Sendable {
    /// The behaviours ran, as far as the kata let them.
    case judged
    /// The kata does not compile.
    case notBuilt(CompilerMessages)
    /// There was nothing to judge; with a sentence that says why, and what to do.
    case stopped(String)
  }

  let kata: Kata
  /// The book's files that were put back, as paths in the kata, in their order.
  let restored: [String]
  /// Those of them that the book does not have: they were taken away.
  var takenAway: [String] = []
  let outcome: Outcome
  /// Every behaviour of the kata, in the order of its files and lines; empty where none is known.
  let behaviours: [KataBehaviour]
  /// What is to be said of the run as a whole, in sentences.
  var remarks: [String] = []
  /// From the start of the check to its end.
  let duration: Duration

  /// The book's files that were put back, all but those taken away.
  var putBack: [String] { restored.filter { !takenAway.contains($0) } }

  /// Whether every behaviour ran and passed. A run of nothing is no success.
  var isPassed: Bool {
    guard case .judged = outcome else { return false }
    return !behaviours.isEmpty && behaviours.allSatisfy { $0.outcome == .passed }
  }
}

/// One sentence of the lesson's tests, and how it came out.
struct KataBehaviour: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case passed
    case failed([KataIssue])
    /// The kata ended the process while the behaviour ran.
    case crashed(KataCrash)
    /// Nothing went on for as long as the limit allows.
    case hung
    /// The run ended before its turn.
    case notReached
  }

  /// What the behaviour is about; nil where it stands by itself.
  let suite: String?
  let sentence: String
  let outcome: Outcome
  /// Why it hung or was not reached, in a sentence; nil where the outcome says all.
  var reason: String?

  /// What is said of it where it hung.
  var whyHung: String {
    reason ?? "It did not end: nothing went on for as long as the limit allows."
  }
}

/// Something that a behaviour expected and did not find.
struct KataIssue: Hashable, Sendable {
  /// Those that the behaviour ran with, where it does with several: all but the reader's side.
  let arguments: String
  /// What was expected and what was there, and what the test says about it.
  let messages: [String]
  let place: KataPlace?
}

/// A line of a file, as a reader finds it from the folder of the book.
struct KataPlace: Hashable, Sendable {
  let path: String
  let line: Int
}

extension KataPlace: CustomStringConvertible {
  var description: String { "\(path):\(line)" }
}

/// How a kata ended the process that judged it.
struct KataCrash: Hashable, Sendable {
  /// Where it was, such as `Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:12`; nil where
  /// nothing is known.
  let place: String?
  /// What happened, in a sentence or in Swift's own words.
  let reason: String
}
