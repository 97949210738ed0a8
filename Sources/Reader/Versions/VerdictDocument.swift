import Book
import Foundation
import Practice
import Toolchain

/// A verdict in a form for other programs: what `workbook check --json` prints, with the keys that
/// its help explains.
///
/// `version` goes up when a key changes its meaning or is removed; keys may be added without a new
/// version.
struct VerdictDocument: Encodable {
  struct Error: Encodable {
    @OrNull var path: String? = nil
    @OrNull var line: Int? = nil
    @OrNull var column: Int? = nil
    let message: String
    let text: String
  }

  struct Issue: Encodable {
    let arguments: String
    let messages: [String]
    @OrNull var place: String? = nil
  }

  struct Behaviour: Encodable {
    @OrNull var suite: String? = nil
    let sentence: String
    var outcome = ""
    /// That of its first issue, or of the crash.
    @OrNull var place: String? = nil
    @OrNull var reason: String? = nil
    var issues: [Issue] = []
  }

  let version = 1
  let lesson: Int
  let name: String
  let kata: String
  let isPassed: Bool
  let seconds: Double
  let restored: [String]
  var outcome = "judged"
  @OrNull var reason: String? = nil
  let remarks: [String]
  /// Those of a kata that does not compile, in the compiler's order.
  var errors: [Error] = []
  let behaviours: [Behaviour]

  init(_ verdict: Verdict) {
    lesson = verdict.kata.lesson.number
    name = verdict.kata.lesson.name
    kata = verdict.kata.path
    isPassed = verdict.isPassed
    seconds = (verdict.duration / .milliseconds(1)).rounded() / 1000
    restored = verdict.restored
    remarks = verdict.remarks
    behaviours = verdict.behaviours.map(Behaviour.init)
    switch verdict.outcome {
    case .judged: break
    case .notBuilt(let failure):
      outcome = "notBuilt"
      errors = failure.errors.map {
        Error(path: $0.path, line: $0.line, column: $0.column, message: $0.message, text: $0.text)
      }
      if errors.isEmpty {
        errors = [Error(message: failure.sentence ?? "It was not built.", text: failure.text)]
      }
    case .stopped(let sentence): (outcome, reason) = ("stopped", sentence)
    }
  }
}

extension VerdictDocument.Behaviour {
  fileprivate init(_ behaviour: Behaviour) {
    self.init(suite: behaviour.suite, sentence: behaviour.sentence, reason: behaviour.reason)
    switch behaviour.outcome {
    case .passed: outcome = "passed"
    case .failed(let found):
      outcome = "failed"
      place = found.first?.place?.description
      issues = found.map {
        VerdictDocument.Issue(
          arguments: $0.arguments, messages: $0.messages, place: $0.place?.description)
      }
    case .crashed(let crash): (outcome, place, reason) = ("crashed", crash.place, crash.reason)
    case .hung: outcome = "hung"
    case .notReached: outcome = "notReached"
    }
  }
}

/// A value that is written as null if there is none, instead of being left out.
@propertyWrapper
struct OrNull<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Encodable {
  /// JSON as the workbook prints it: sorted keys, ISO 8601 dates and a line end at the end.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
