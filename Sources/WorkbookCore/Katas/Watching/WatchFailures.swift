/// What is wrong with a kata that was judged: each failure in full, then what was not reached.
struct WatchFailures {
  let verdict: KataVerdict
  let width: Int

  var lines: [Line] { failures + notReached }

  private var failures: [Line] {
    bySuite(verdict.behaviours.filter(\.outcome.isFailure)) { behaviour in
      let heading = TextFlow(width: width - 2).lines([Run(behaviour.sentence, .bold)])
      return marked(heading, behaviour.outcome.mark)
        + details(of: behaviour).map { [Run("  ")] + $0 } + [[]]
    }
  }

  /// The lines of some behaviours, those of a suite below its name: two may have the same sentence.
  private func bySuite(
    _ behaviours: [KataBehaviour], _ lines: (KataBehaviour) -> [Line]
  ) -> [Line] {
    var suite: String?
    return behaviours.flatMap { behaviour -> [Line] in
      defer { suite = behaviour.suite }
      let name = behaviour.suite == suite ? nil : behaviour.suite
      return (name.map { flow($0, .bold) } ?? []) + lines(behaviour)
    }
  }

  private func details(of behaviour: KataBehaviour) -> [Line] {
    switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung: flow(behaviour.whyHung, narrower: 2)
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

  private var notReached: [Line] {
    let rest = verdict.behaviours.filter { $0.outcome == .notReached }
    guard !rest.isEmpty else { return [] }
    return flow("Not reached:", .dim)
      + bySuite(rest) { behaviour in
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
    path.hasPrefix("\(verdict.kata.path)/")
      ? String(path.dropFirst(verdict.kata.path.count + 1)) : path
  }

  private func flow(_ text: String, _ style: TextStyle = .plain, narrower: Int = 0) -> [Line] {
    TextFlow(width: width - narrower).lines([Run(text, style)])
  }
}
