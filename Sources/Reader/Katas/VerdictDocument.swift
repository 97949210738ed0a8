import Book
import Foundation
import Practice
import Toolchain

/// A verdict in a form for other programs: what `workbook check --json` prints.
///
/// `version` goes up when a key changes its meaning or is removed; keys may be added without a new
/// version. Every key is always present, and null if it has no value:
///
///     {
///       "version": 1,
///       "lesson": 2, "name": "OpenClosed", "kata": "Katas/02-OpenClosed",
///       "isPassed": false, "seconds": 0.94,
///       "restored": ["Tests/OpenClosedKataTests/Side.swift"],
///       "outcome": "judged" | "notBuilt" | "stopped",
///       "reason": null | "Why it was stopped, and what to do.",
///       "remarks": ["Your kata prints very much: …"],
///       "errors": [
///         { "path": "Katas/…/Referee.swift", "line": 11, "column": 18, "message": "…", "text": "…" }
///       ],
///       "behaviours": [
///         { "suite": null | "A mine blows up", "sentence": "The blast …",
///           "outcome": "passed" | "failed" | "crashed" | "hung" | "notReached",
///           "place": null | "Katas/…/Referee.swift:12",
///           "reason": null | "Fatal error: …" | "Why it hung, or was not reached.",
///           "issues": [{ "arguments": "", "messages": ["…"], "place": null | "Katas/…:25" }] }
///       ]
///     }
///
/// Errors are those of a kata that does not compile, in the compiler's order: path, line and column
/// are null if the compiler gives none. A behaviour's place is that of its first issue, or of the
/// crash.
struct VerdictDocument: Encodable {
  struct Error: Encodable {
    let path: OrNull<String>
    let line: OrNull<Int>
    let column: OrNull<Int>
    let message: String
    let text: String
  }

  struct Issue: Encodable {
    let arguments: String
    let messages: [String]
    let place: OrNull<String>
  }

  struct Behaviour: Encodable {
    let suite: OrNull<String>
    let sentence: String
    let outcome: String
    let place: OrNull<String>
    let reason: OrNull<String>
    let issues: [Issue]
  }

  let version = 1
  let lesson: Int
  let name: String
  let kata: String
  let isPassed: Bool
  let seconds: Double
  let restored: [String]
  let outcome: String
  let reason: OrNull<String>
  let remarks: [String]
  let errors: [Error]
  let behaviours: [Behaviour]

  init(_ verdict: Verdict) {
    lesson = verdict.kata.lesson.number
    name = verdict.kata.lesson.name
    kata = verdict.kata.path
    isPassed = verdict.isPassed
    seconds = verdict.duration.milliseconds / 1000
    restored = verdict.restored
    remarks = verdict.remarks
    behaviours = verdict.behaviours.map(Behaviour.init)
    switch verdict.outcome {
    case .judged: (outcome, reason, errors) = ("judged", OrNull(nil), [])
    case .notBuilt(let failure):
      (outcome, reason, errors) = ("notBuilt", OrNull(nil), Error.all(in: failure))
    case .stopped(let sentence): (outcome, reason, errors) = ("stopped", OrNull(sentence), [])
    }
  }
}

extension VerdictDocument.Error {
  fileprivate static func all(in failure: BuildFailure) -> [Self] {
    guard failure.errors.isEmpty else {
      return failure.errors.map { Self($0.path, $0.line, $0.column, $0.message, $0.text) }
    }
    return [Self(nil, nil, nil, failure.sentence ?? "It was not built.", failure.text)]
  }

  private init(_ path: String?, _ line: Int?, _ column: Int?, _ message: String, _ text: String) {
    self.init(
      path: OrNull(path), line: OrNull(line), column: OrNull(column), message: message, text: text)
  }
}

extension VerdictDocument.Behaviour {
  fileprivate init(_ behaviour: Behaviour) {
    var place: String?
    var reason = behaviour.reason
    var issues: [RecordedIssue] = []
    switch behaviour.outcome {
    case .passed: outcome = "passed"
    case .failed(let found):
      (outcome, issues, place) = ("failed", found, found.first?.place?.description)
    case .crashed(let crash): (outcome, place, reason) = ("crashed", crash.place, crash.reason)
    case .hung: outcome = "hung"
    case .notReached: outcome = "notReached"
    }
    suite = OrNull(behaviour.suite)
    sentence = behaviour.sentence
    self.place = OrNull(place)
    self.reason = OrNull(reason)
    self.issues = issues.map {
      VerdictDocument.Issue(
        arguments: $0.arguments, messages: $0.messages, place: OrNull($0.place?.description))
    }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded to a whole number.
  fileprivate var milliseconds: Double {
    (Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15).rounded()
  }
}
