import Foundation

/// What stands below the bar: what is wrong, or what to do now that nothing is.
struct WatchBody {
  let state: WatchState
  let width: Int

  var lines: [Line] {
    switch state.situation {
    // What was wrong before stays in sight, but pale, while it is found out anew.
    case .checking: state.former.map { of($0, isUntouched: false).map(\.pale) } ?? beginning
    case .away(let sentence), .trouble(let sentence): flow(sentence)
    case .judged(let verdict, let isUntouched): of(verdict, isUntouched: isUntouched)
    }
  }

  private var beginning: [Line] {
    flow("What you change is in \(state.kata.path)/\(state.kata.sourcesPath).")
      + flow("Every save is checked. The first check builds everything and takes longest.", .dim)
  }

  private func of(_ verdict: KataVerdict, isUntouched: Bool) -> [Line] {
    let restored =
      verdict.restored.isEmpty
      ? []
      : flow(
        "Put back as the book has them: \(verdict.restored.joined(separator: ", ")). What you had "
          + "there is in \(KataBookFiles.aside(verdict.kata)).", .yellow) + [[]]
    let remarks = verdict.remarks.flatMap { flow($0, .yellow) + [[]] }
    return restored + remarks + content(of: verdict, isUntouched: isUntouched)
  }

  private func content(of verdict: KataVerdict, isUntouched: Bool) -> [Line] {
    switch verdict.outcome {
    case .stopped(let reason):
      return flow(reason) + [[]] + failures(of: verdict) + notReached(of: verdict)
    case .notBuilt(let messages): return compiler(messages)
    case .judged where verdict.isPassed && isUntouched: return task
    case .judged where verdict.isPassed:
      return WatchSuccess(kata: state.kata, whenNotTo: state.whenNotTo, width: width).lines
    case .judged: return failures(of: verdict) + notReached(of: verdict)
    }
  }

  /// For a kata that passes because it is still before.
  private var task: [Line] {
    flow("This is before, and nothing in it is changed yet: that is where you begin.", .bold) + [[]]
      + flow(
        "Change \(state.kata.path)/\(state.kata.sourcesPath) into a design of your own, in small "
          + "steps; every behaviour is to pass after each of them.")
      + [[], WatchSuccess.key("r", "The page of the lesson tells what hurts here.")]
      + [WatchSuccess.key("h", "The first hint is a question to ask yourself.")]
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
        + details(of: behaviour).map { [Run("  ")] + $0 } + [[]]
    }
  }

  private func details(of behaviour: KataBehaviour) -> [Line] {
    switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung: flow(behaviour.reason ?? "It did not end.", narrower: 2)
    case .crashed(let crash):
      (crash.place.map { place(shortened($0)) } ?? []) + flow(crash.reason, narrower: 2)
    case .failed(let issues): lines(of: issues)
    }
  }

  /// The first issue of each line, and how many more there are like it.
  private func lines(of issues: [KataIssue]) -> [Line] {
    var places: [KataPlace?] = []
    for issue in issues where !places.contains(issue.place) { places.append(issue.place) }
    return places.flatMap { place -> [Line] in
      let same = issues.filter { $0.place == place }
      let more = same.count > 1 ? flow("and \(same.count - 1) more like it", narrower: 2) : []
      return same.prefix(1).flatMap(lines(of:)) + more
    }
  }

  private func lines(of issue: KataIssue) -> [Line] {
    let path = issue.place.map { shortened($0.description) } ?? ""
    let arguments = issue.arguments.isEmpty ? [] : flow("with \(issue.arguments)", narrower: 2)
    return place(path) + arguments
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
