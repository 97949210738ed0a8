import Foundation

/// A verdict for other programs: what `workbook check --json` prints.
///
/// `version` counts up when a key changes its meaning or goes away; keys may be added without a new
/// version. Every key is always there, and null where it has nothing to say:
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
/// are null where it gives none. A behaviour's place is the first issue's, or the crash's.
struct KataVerdictDocument: Encodable {
  struct CompilerError: Encodable {
    let path: String?
    let line: Int?
    let column: Int?
    let message: String
    let text: String

    /// - Parameter text: A message of the compiler, with what it shows of the source.
    init(_ text: String) {
      self.text = text
      let first = String(text.prefix { $0 != "\n" })
      let match = first.firstMatch(of: #/^(.+?):(\d+):(\d+): error: (.*)$/#)
      path = match.map { String($0.1) }
      line = match.flatMap { Int($0.2) }
      column = match.flatMap { Int($0.3) }
      message = match.map { String($0.4) } ?? first
    }

    enum CodingKeys: CodingKey { case path, line, column, message, text }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(path, forKey: .path)
      try values.encode(line, forKey: .line)
      try values.encode(column, forKey: .column)
      try values.encode(message, forKey: .message)
      try values.encode(text, forKey: .text)
    }
  }

  struct Issue: Encodable {
    let issue: KataIssue

    enum CodingKeys: CodingKey { case arguments, messages, place }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(issue.arguments, forKey: .arguments)
      try values.encode(issue.messages, forKey: .messages)
      try values.encode(issue.place?.description, forKey: .place)
    }
  }

  struct Behaviour: Encodable {
    let behaviour: KataBehaviour

    enum CodingKeys: CodingKey { case suite, sentence, outcome, place, reason, issues }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(behaviour.suite, forKey: .suite)
      try values.encode(behaviour.sentence, forKey: .sentence)
      var place: String?
      var reason: String?
      var issues: [KataIssue] = []
      let outcome: String
      switch behaviour.outcome {
      case .passed: outcome = "passed"
      case .failed(let found):
        outcome = "failed"
        issues = found
        place = found.first?.place?.description
      case .crashed(let crash):
        outcome = "crashed"
        place = crash.place
        reason = crash.reason
      case .hung: (outcome, reason) = ("hung", behaviour.reason)
      case .notReached: (outcome, reason) = ("notReached", behaviour.reason)
      }
      try values.encode(outcome, forKey: .outcome)
      try values.encode(place, forKey: .place)
      try values.encode(reason, forKey: .reason)
      try values.encode(issues.map(Issue.init), forKey: .issues)
    }
  }

  private let verdict: KataVerdict

  init(_ verdict: KataVerdict) {
    self.verdict = verdict
  }

  enum CodingKeys: CodingKey {
    case version, lesson, name, kata, isPassed, seconds, restored, outcome, reason, errors
    case remarks, behaviours
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let lesson = verdict.kata.lesson
    try values.encode(1, forKey: .version)
    try values.encode(lesson.number, forKey: .lesson)
    try values.encode(lesson.name, forKey: .name)
    try values.encode(verdict.kata.path, forKey: .kata)
    try values.encode(verdict.isPassed, forKey: .isPassed)
    try values.encode(verdict.duration.milliseconds / 1000, forKey: .seconds)
    try values.encode(verdict.restored, forKey: .restored)
    var outcome = "judged"
    var reason: String?
    var errors: [CompilerError] = []
    switch verdict.outcome {
    case .judged: break
    case .notBuilt(let messages):
      outcome = "notBuilt"
      errors = (messages.errors.isEmpty ? [messages.text] : messages.errors).map(CompilerError.init)
    case .stopped(let sentence):
      outcome = "stopped"
      reason = sentence
    }
    try values.encode(outcome, forKey: .outcome)
    try values.encode(reason, forKey: .reason)
    try values.encode(verdict.remarks, forKey: .remarks)
    try values.encode(errors, forKey: .errors)
    try values.encode(verdict.behaviours.map(Behaviour.init), forKey: .behaviours)
  }

  /// The verdict as JSON, with sorted keys and a line end after it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension Duration {
  /// Whole milliseconds, as a number to be divided.
  fileprivate var milliseconds: Double {
    (Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15).rounded()
  }
}
