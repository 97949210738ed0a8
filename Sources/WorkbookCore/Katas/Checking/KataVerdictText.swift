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
    restored + content + remarks
      + ink.flow(sentence, verdict.isPassed ? .green : .red, width: width)
  }

  /// What happened to the book's files.
  private var restored: [String] {
    let aside = KataBookFiles.aside(verdict.kata)
    return list(
      verdict.putBack,
      below: "These files are the book's: they are put back, and what you had there is kept in "
        + "\(aside).")
      + list(
        verdict.takenAway,
        below: "These files are not the book's, and were between its own: they are now in \(aside)."
      )
  }

  private func list(_ paths: [String], below sentence: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    return ink.flow(sentence, .yellow, width: width) + paths.map { "  \($0)" } + [""]
  }

  private var content: [String] {
    switch verdict.outcome {
    case .notBuilt(let messages):
      messages.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .judged, .stopped: table + details
    }
  }

  private var remarks: [String] {
    verdict.remarks.flatMap { ink.flow($0, .yellow, width: width) + [""] }
  }

  private var table: [String] {
    guard !verdict.behaviours.isEmpty else { return [] }
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
    var suite: String?
    return verdict.behaviours.flatMap { behaviour -> [String] in
      let body = self.body(of: behaviour)
      guard !body.isEmpty else { return [] }
      let isNew = behaviour.suite != suite
      suite = behaviour.suite
      let heading = isNew ? suite.map { ink.flow($0, .bold, width: width) } ?? [] : []
      let head = ink.flow(behaviour.sentence, .bold, width: width - 2)
      return heading
        + head.enumerated().map { index, line in
          (index == 0 ? ink.paint([behaviour.outcome.mark]) + " " : "  ") + line
        } + body.map { "  \($0)" } + [""]
    }
  }

  private func body(of behaviour: KataBehaviour) -> [String] {
    switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung: ink.flow(behaviour.whyHung, .plain, width: width - 2)
    case .crashed(let crash):
      [crash.place].compactMap { $0 } + ink.flow(crash.reason, .plain, width: width - 2)
    case .failed(let issues): lines(of: issues)
    }
  }

  /// The first issue of each line, and how many more there are like it.
  private func lines(of issues: [KataIssue]) -> [String] {
    var places: [KataPlace?] = []
    for issue in issues where !places.contains(issue.place) { places.append(issue.place) }
    return places.flatMap { place -> [String] in
      let same = issues.filter { $0.place == place }
      guard let first = same.first else { return [] }
      let head = [place?.description, first.arguments.isEmpty ? nil : "(\(first.arguments))"]
      let messages = first.messages.flatMap { $0.split(separator: "\n").map(String.init) }
      let more = same.count > 1 ? ["and \(same.count - 1) more like it"] : []
      return [head.compactMap { $0 }.joined(separator: " ")] + messages.flatMap(indented) + more
    }
  }

  /// A line of a message: as it is where there is room, since it may be a picture, else going on
  /// below with the indentation that it has.
  private func indented(_ line: String) -> [String] {
    guard [Run(line)].columns > width - 2 else { return [line] }
    let indentation = String(line.prefix { $0 == " " }.prefix(width / 4))
    return ink.flow(line, .plain, width: width - 2 - indentation.count).map { indentation + $0 }
  }

  /// Passed or failed, and of how many behaviours.
  var sentence: String {
    let number = verdict.kata.lesson.number
    switch verdict.outcome {
    case .notBuilt(let messages) where messages.areElsewhere(than: verdict.kata):
      return "Nothing ran: the book does not compile, and no error is in your kata of lesson "
        + "\(number); `git status` shows what was changed in the book."
    case .notBuilt: return "Nothing ran: your kata of lesson \(number) does not compile."
    case .stopped(let reason): return reason
    case .judged:
      let all = verdict.behaviours.count
      let passed = verdict.behaviours.count { $0.outcome == .passed }
      let behaviours = all == 1 ? "1 behaviour" : "\(all) behaviours"
      guard !verdict.isPassed else { return "Passed: \(behaviours)." }
      let open = verdict.behaviours.count { $0.outcome == .notReached }
      let failed = "Failed: \(all - passed - open) of \(behaviours)"
      return open == 0 ? "\(failed)." : "\(failed), and \(open) not reached."
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

extension CompilerMessages {
  /// Whether there are errors, and all of them in files of the book's.
  fileprivate func areElsewhere(than kata: Kata) -> Bool {
    !errors.isEmpty && errors.allSatisfy { !$0.hasPrefix("\(kata.path)/") && !$0.hasPrefix("<") }
  }
}
