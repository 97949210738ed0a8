import Practice
import Shell
import Terminal

/// What is wrong with a kata that was judged: each failure in full, grouped under its suite's name.
struct FailureText {
  let width: Int

  /// - Parameter behaviours: Those that passed or were not reached are skipped.
  func failures(of behaviours: [Behaviour]) -> [Line] {
    bySuite(behaviours.filter(\.outcome.isFailure)) { behaviour in
      heading(of: behaviour, .bold) + details(of: behaviour).indented(by: 2) + [[]]
    }
  }

  /// The sentences of the behaviours that were not reached.
  func notReached(of behaviours: [Behaviour]) -> [Line] {
    let rest = behaviours.filter { $0.outcome == .notReached }
    guard !rest.isEmpty else { return [] }
    return TextFlow(width: width).lines("Not reached:", .dim)
      + bySuite(rest) { heading(of: $0, .dim) }
  }

  /// A behaviour's sentence after its mark.
  func heading(of behaviour: Behaviour, _ style: Style) -> [Line] {
    TextFlow(width: width - 2).lines(behaviour.sentence, style)
      .behind(first: [behaviour.outcome.mark, Run(" ")])
  }

  private func bySuite(_ behaviours: [Behaviour], _ lines: (Behaviour) -> [Line]) -> [Line] {
    var suite: String?
    return behaviours.flatMap { behaviour -> [Line] in
      defer { suite = behaviour.suite }
      let name = behaviour.suite == suite ? nil : behaviour.suite
      return (name.map { TextFlow(width: width).lines($0, .bold) } ?? []) + lines(behaviour)
    }
  }

  private func details(of behaviour: Behaviour) -> [Line] {
    let text = IssueText(width: width - 2)
    return switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung: TextFlow(width: width - 2).lines(behaviour.whyHung)
    case .crashed(let crash): text.lines(of: crash)
    case .failed(let issues): text.lines(of: issues)
    }
  }
}

extension Behaviour {
  /// Why it hung, in a sentence.
  fileprivate var whyHung: String {
    reason ?? "It did not end: nothing went on for as long as the limit allows."
  }
}

extension Behaviour.Outcome {
  /// Whether the reader has to fix it; false also where the outcome is unknown.
  var isFailure: Bool {
    switch self {
    case .failed, .crashed, .hung: true
    case .passed, .notReached: false
    }
  }

  /// The mark that a table shows for it, in one column.
  var mark: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .failed, .crashed, .hung: Run("✗", .red)
    case .notReached: Run("–", .dim)
    }
  }
}
