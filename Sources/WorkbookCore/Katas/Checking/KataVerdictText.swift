import Foundation

/// A verdict on the screen: each behaviour with its mark, then what is wrong, then one sentence.
struct KataVerdictText {
  let verdict: KataVerdict
  let ink: Ink
  let width: Int

  var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    restored + content + ink.flow(sentence, verdict.isPassed ? .green : .red, width: width)
  }

  /// What happened to the book's files.
  private var restored: [String] {
    guard !verdict.restored.isEmpty else { return [] }
    let list = verdict.restored.map { "  \($0)" }
    return ink.flow(
      "These are the book's; they are again as the book has them, and what you had there is in "
        + "\(KataBookFiles.aside(verdict.kata)):", .yellow, width: width) + list + [""]
  }

  private var content: [String] {
    switch verdict.outcome {
    case .notBuilt(let messages):
      messages.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .stopped: []
    case .judged: table + details
    }
  }

  private var table: [String] {
    var suite: String?
    return verdict.behaviours.flatMap { behaviour -> [String] in
      var lines: [String] = []
      if let name = behaviour.suite, name != suite {
        lines += (suite == nil ? [] : [""]) + ink.flow(name, .bold, width: width)
        suite = name
      }
      let sentence = ink.flow(behaviour.sentence, .plain, width: width - 4)
      return lines
        + sentence.enumerated().map { index, line in
          (index == 0 ? "  " + ink.paint([behaviour.outcome.mark]) + " " : "    ") + line
        }
    } + [""]
  }

  private var details: [String] {
    verdict.behaviours.flatMap { behaviour -> [String] in
      let body = self.body(of: behaviour.outcome)
      guard !body.isEmpty else { return [] }
      let head = ink.flow(behaviour.sentence, .bold, width: width - 2)
      return head.enumerated().map { index, line in
        (index == 0 ? ink.paint([behaviour.outcome.mark]) + " " : "  ") + line
      } + body.map { "  \($0)" } + [""]
    }
  }

  private func body(of outcome: KataBehaviour.Outcome) -> [String] {
    switch outcome {
    case .passed, .notReached: []
    case .hung: ["It went on without end."]
    case .crashed(let crash):
      [crash.place].compactMap { $0 } + ink.flow(crash.reason, .plain, width: width - 2)
    case .failed(let issues): issues.flatMap(lines)
    }
  }

  private func lines(of issue: KataIssue) -> [String] {
    let place = issue.place.map(\.description) ?? ""
    let arguments = issue.arguments.isEmpty ? "" : " (\(issue.arguments))"
    return [place + arguments]
      + issue.messages.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// Passed or failed, and of how many behaviours.
  var sentence: String {
    let number = verdict.kata.lesson.number
    switch verdict.outcome {
    case .notBuilt: return "Nothing ran: your kata of lesson \(number) does not compile."
    case .stopped(let reason): return reason
    case .judged:
      let all = verdict.behaviours.count
      let passed = verdict.behaviours.count { $0.outcome == .passed }
      let behaviours = all == 1 ? "1 behaviour" : "\(all) behaviours"
      return verdict.isPassed
        ? "Passed: \(behaviours)." : "Failed: \(all - passed) of \(behaviours)."
    }
  }
}

extension KataBehaviour.Outcome {
  /// How a table shows it, in one column.
  var mark: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .failed, .crashed, .hung: Run("✗", .red)
    case .notReached: Run("–", .dim)
    }
  }
}
