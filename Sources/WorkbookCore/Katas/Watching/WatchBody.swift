import Foundation

/// What stands below the bar: what is wrong, or what to do now that nothing is.
struct WatchBody {
  let state: WatchState
  let width: Int

  var lines: [Line] {
    switch state.situation {
    // What was wrong before stays in sight, but pale, while it is found out anew.
    case .checking: state.former.map { of($0).map(\.pale) } ?? beginning
    case .away(let sentence), .trouble(let sentence): flow(sentence)
    case .judged(let verdict): of(verdict)
    }
  }

  private var beginning: [Line] {
    flow("What you change is in \(state.kata.path)/\(state.kata.sourcesPath).")
      + flow("Every save is checked. The first check builds everything and takes longest.", .dim)
  }

  private func of(_ verdict: KataVerdict) -> [Line] {
    let restored =
      verdict.restored.isEmpty
      ? []
      : flow(
        "Put back as the book has them: \(verdict.restored.joined(separator: ", ")). What you had "
          + "there is in \(KataBookFiles.aside(verdict.kata)).", .yellow) + [[]]
    return restored + content(of: verdict)
  }

  private func content(of verdict: KataVerdict) -> [Line] {
    switch verdict.outcome {
    case .stopped(let reason): return flow(reason)
    case .notBuilt(let messages): return compiler(messages)
    case .judged where verdict.isPassed:
      return WatchSuccess(kata: state.kata, whenNotTo: state.whenNotTo, width: width).lines
    case .judged: return failures(of: verdict) + notReached(of: verdict)
    }
  }

  // MARK: - What is wrong

  private func compiler(_ messages: CompilerMessages) -> [Line] {
    let folder = "\(state.kata.path)/"
    let text = messages.text.replacing(folder, with: "")
    var lines: [Line] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let match = line.firstMatch(of: #/^(\S.*?:\d+:\d+): error: (.*)$/#) {
        lines += flow("\(match.1)", .bold) + flow("error: \(match.2)", .red)
      } else {
        // The source that it points at is a picture: never broken.
        lines.append([Run(line)])
      }
    }
    while lines.last?.columns == 0 { lines.removeLast() }
    return lines
  }

  private func failures(of verdict: KataVerdict) -> [Line] {
    verdict.behaviours.flatMap { behaviour -> [Line] in
      guard behaviour.outcome.isFailure else { return [] }
      let heading = TextFlow(width: width - 2).lines([Run(behaviour.sentence, .bold)])
      return marked(heading, behaviour.outcome.mark)
        + details(of: behaviour.outcome).map { [Run("  ")] + $0 } + [[]]
    }
  }

  private func details(of outcome: KataBehaviour.Outcome) -> [Line] {
    switch outcome {
    case .passed, .notReached: []
    case .hung: flow("Nothing went on any more: it was ended.", narrower: 2)
    case .crashed(let crash):
      (crash.place.map { place(shortened($0)) } ?? []) + flow(crash.reason, narrower: 2)
    case .failed(let issues): issues.flatMap(lines(of:))
    }
  }

  private func lines(of issue: KataIssue) -> [Line] {
    let path = issue.place.map { shortened($0.description) } ?? ""
    let arguments = issue.arguments.isEmpty ? "" : " (\(issue.arguments))"
    return place(path + arguments)
      + issue.messages.flatMap { $0.split(separator: "\n") }.flatMap { message -> [Line] in
        let line = String(message)
        guard [Run(line)].columns > width - 2 else { return [[Run(line)]] }
        return flow(line, narrower: 2)
      }
  }

  private func notReached(of verdict: KataVerdict) -> [Line] {
    let rest = verdict.behaviours.filter { $0.outcome == .notReached }
    guard !rest.isEmpty else { return [] }
    return flow("Not reached:", .dim)
      + rest.flatMap { behaviour in
        marked(
          TextFlow(width: width - 2).lines([Run(behaviour.sentence, .dim)]), behaviour.outcome.mark)
      }
  }

  // MARK: - Lines

  private func marked(_ lines: [Line], _ mark: Run) -> [Line] {
    lines.enumerated().map { index, line in [index == 0 ? mark : Run(" "), Run(" ")] + line }
  }

  private func place(_ text: String) -> [Line] {
    text.isEmpty ? [] : flow(text, .cyan, narrower: 2)
  }

  /// As a path in the kata: the reader sees which one it is.
  private func shortened(_ path: String) -> String {
    path.hasPrefix("\(state.kata.path)/") ? String(path.dropFirst(state.kata.path.count + 1)) : path
  }

  private func flow(_ text: String, _ style: TextStyle = .plain, narrower: Int = 0) -> [Line] {
    TextFlow(width: width - narrower).lines([Run(text, style)])
  }
}

extension Line {
  /// The same line, set back.
  fileprivate var pale: Line { map { Run($0.text, .dim) } }
}
