import Book
import Foundation
import Practice
import Text
import Toolchain

extension Verdict {
  /// For other programs: what `workbook check --json` prints, with the keys that its help explains.
  ///
  /// Versions go up when a key changes its meaning or is removed, not when one is added.
  func json(_ stage: KataStage?, _ row: ChangeRow? = nil) -> JSONObject {
    let request = row?.open.map { open -> JSONObject in
      ["name": open.name, "figures": isPassed ? row?.figures(of: open) : nil]
    }
    var (result, reason): (String, String?) = ("judged", nil)
    var errors: [JSONObject] = []
    switch outcome {
    case .judged: break
    case .notBuilt(let failure): (result, errors) = ("notBuilt", failure.jsonErrors)
    case .stopped(let sentence): (result, reason) = ("stopped", sentence)
    }
    return [
      "version": 1, "lesson": kata.lesson.number, "name": kata.lesson.name, "kata": kata.path,
      "isPassed": isPassed, "stage": stage?.name, "changesTaken": stage?.taken,
      "stepsTaken": kata.stepCount?.taken,
      "seconds": (duration / .milliseconds(1)).rounded() / 1000,
      "restored": restored, "outcome": result, "reason": reason, "remarks": remarks,
      "warnings": warnings.map(\.json),
      "questions": kata.questions.map { json(of: $0, stage) },
      "request": request, "errors": errors, "behaviours": behaviours.map(\.json),
    ]
  }

  private func json(of question: KataQuestion, _ stage: KataStage?) -> JSONObject {
    var (state, reason, opened): (String, String?, [String]?) = ("asked", nil, nil)
    var (place, issues): (String?, [RecordedIssue]) = (nil, [])
    switch (stage, question.isTried ? guest : nil) {
    case (.refactored, nil) where isPassed, (.hasTaken, nil) where isPassed: break
    case (_, nil): state = "notAsked"
    case (_, .toTry): state = "toTry"
    case (_, .works(let names)): (state, opened) = ("works", names)
    case (_, .fails(let sentence, let there, let found)):
      (state, reason, place, issues) = ("doesNotWork", sentence, there, found)
    }
    return [
      "text": question.text.text, "step": question.step, "state": state,
      "reason": reason, "place": place, "issues": issues.map(\.json), "opened": opened,
    ]
  }
}

extension BuildFailure {
  fileprivate var jsonErrors: [JSONObject] {
    func json(_ error: CompilerError?, _ message: String, _ text: String) -> JSONObject {
      [
        "path": error?.path, "line": error?.line, "column": error?.column, "message": message,
        "text": text,
      ]
    }
    return errors.isEmpty
      ? [json(nil, sentence ?? "It was not built.", text)]
      : errors.map { json($0, $0.message, $0.text) }
  }
}

extension CompilerWarning {
  fileprivate var json: JSONObject { ["path": path, "line": line, "message": message] }
}

extension Behaviour {
  fileprivate var json: JSONObject {
    var (place, reason): (String?, String?) = (nil, reason)
    var issues: [RecordedIssue] = []
    let result: String
    switch outcome {
    case .passed: result = "passed"
    case .failed(let found):
      (result, issues) = ("failed", found)
      place = found.first?.place?.description
    case .crashed(let crash): (result, place, reason) = ("crashed", crash.place, crash.reason)
    case .hung: (result, place) = ("hung", self.place?.description)
    case .notReached: result = "notReached"
    }
    return [
      "suite": suite, "sentence": sentence, "outcome": result, "place": place, "reason": reason,
      "issues": issues.map(\.json),
    ]
  }
}

extension RecordedIssue {
  fileprivate var json: JSONObject {
    ["arguments": arguments, "messages": messages, "place": place?.description]
  }
}

/// An object for other programs, in which what is nil is written as null.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private struct Member: Encodable {
    let value: (any Encodable)?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let value { try container.encode(value) } else { try container.encodeNil() }
    }
  }

  private let members: [String: Member]

  init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0, Member(value: $1)) })
  }

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
