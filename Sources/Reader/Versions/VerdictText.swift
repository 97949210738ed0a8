import Book
import Practice
import Text
import Toolchain

extension Layout {
  /// A verdict on its own: each behaviour with its mark, then the failures, then one sentence.
  func lines(of verdict: Verdict) -> [Line] {
    separated([findings(in: verdict, listsAll: true), sentence(of: verdict)])
  }

  func findings(in verdict: Verdict, listsAll: Bool, isEachAlone: Bool = false) -> [Line] {
    let layout = inBook(of: verdict)
    var errors: [Line] = []
    if case .notBuilt(let failure) = verdict.outcome { errors = layout.errors(of: failure) }
    return separated([
      restored(by: verdict), errors, listsAll ? table(of: verdict) : [],
      layout.failures(of: verdict, isEachAlone: isEachAlone),
      listsAll ? [] : notReached(in: verdict), layout.ownFailures(in: verdict),
      layout.warnings(on: verdict), separated(verdict.remarks.map { flow($0, .yellow) }),
    ])
  }

  func sentence(of verdict: Verdict) -> [Line] {
    flow(verdict.sentence, verdict.isGreen ? .green : .red)
  }

  func inBook(of verdict: Verdict) -> Layout {
    var layout = self
    layout.book = verdict.kata.workbook
    return layout
  }

  private func restored(by verdict: Verdict) -> [Line] {
    guard !verdict.restored.isEmpty else { return [] }
    let sentence =
      "The tests and the package belong to the book, so these were restored. Your versions, "
      + "if any, are kept in \(verdict.kata.asidePath):"
    return flow(sentence, .yellow) + verdict.restored.map { [Run("  \($0)")] }
  }

  /// The compiler's first warnings, and how many more there are.
  private func warnings(on verdict: Verdict) -> [Line] {
    guard !verdict.warnings.isEmpty else { return [] }
    let inner = narrowed(by: 2)
    let first = verdict.warnings.prefix(3).flatMap { warning in
      inner.lines(at: warning.place?.description) + inner.flow(warning.message)
    }
    let more = verdict.warnings.count - 3
    return flow("The compiler warns:", .yellow) + first.indented(by: 2)
      + (more > 0 ? flow("There are \(more) more like this.") : [])
  }

  private func table(of verdict: Verdict) -> [Line] {
    let blocks = bySuite(verdict.behaviours, \.suite, heading: { [[]] + flow($0, .bold) }) {
      item([Run("  "), $0.mark, Run(" ")], $0.sentence)
    }
    return Array(blocks.joined().drop { $0.isEmpty })
  }

  /// The failures under their suites' names: the first of each cause, unless all are wanted, and
  /// the names of the others.
  private func failures(of verdict: Verdict, isEachAlone: Bool) -> [Line] {
    let groups = verdict.failures(isEachAlone: isEachAlone)
    return separated(
      bySuite(groups, \.first.suite, heading: { flow($0, .bold) }) { first, others in
        name(of: first, .bold)
          + separated([details(of: first), alike(others).indented(by: 2)])
      })
  }

  /// The failures of the reader's own tests.
  private func ownFailures(in verdict: Verdict) -> [Line] {
    let failures = verdict.failingOwn.map { name(of: $0, .bold) + details(of: $0) }
    let trouble = [verdict.ownFailure.map(errors), verdict.ownTrouble.map { flow($0) }]
    let all = separated(trouble.compactMap(\.self) + failures)
    return all.isEmpty ? [] : flow("Your own tests, in Tests/Mine", .bold) + all
  }

  private func alike(_ others: [Behaviour]) -> [Line] {
    guard !others.isEmpty else { return [] }
    let inner = narrowed(by: 2)
    let verb = others.count == 1 ? "fails" : "fail"
    return inner.flow("\(counted(others.count, "more behaviour")) \(verb) the same way:")
      + others.flatMap { inner.name(of: $0) }
  }

  private func name(of behaviour: Behaviour, _ style: Style = .plain) -> [Line] {
    item([behaviour.mark, Run(" ")], behaviour.sentence, style)
  }

  private func details(of behaviour: Behaviour) -> [Line] {
    let inner = narrowed(by: 2)
    let lines =
      switch behaviour.outcome {
      case .passed, .notReached: [Line]()
      case .hung:
        inner.flow(behaviour.reason ?? "It made no progress within the limit.")
          + inner.lines(at: behaviour.place?.description)
      case .crashed(let crash): inner.lines(of: crash)
      case .failed(let issues): inner.lines(of: issues)
      }
    return lines.indented(by: 2)
  }

  private func notReached(in verdict: Verdict) -> [Line] {
    let rest = verdict.behaviours.filter { $0.outcome == .notReached }
    let lines = bySuite(rest, \.suite, heading: { flow($0, .bold) }) { name(of: $0, .dim) }
    return rest.isEmpty ? [] : flow("Not reached:", .dim) + lines.joined()
  }
}

extension Verdict {
  /// Whether it passed or failed, and how many behaviours did.
  var sentence: String {
    switch outcome {
    case .notBuilt(let failure): return failure.reason
    case .stopped(let reason): return reason
    case .judged:
      let count = counted(behaviours.count, "behaviour")
      let sentence =
        isPassed
        ? "Passed: \(count)."
        : "Failed: \(failing.count) of \(count)"
          + (notReached == 0 ? "." : ", and \(notReached) not reached.")
      return sentence + ownSentence
    }
  }

  /// The result of the reader's own tests, which are counted separately.
  private var ownSentence: String {
    if ownFailure != nil { return " Your own tests do not compile." }
    if ownTrouble != nil { return " Your own tests do not start." }
    if own.isEmpty { return "" }
    return failingOwn.isEmpty
      ? " Your own tests: \(own.count) passed."
      : " Your own tests: \(failingOwn.count) of \(own.count) did not pass."
  }

  /// The failed behaviours, grouped by cause unless each is to stand alone. Of those that hang, one
  /// that names a line of the reader's, or at least a file, comes first.
  fileprivate func failures(isEachAlone: Bool) -> [(first: Behaviour, others: [Behaviour])] {
    var groups: [(cause: String?, behaviours: [Behaviour])] = []
    for behaviour in failing {
      let cause = isEachAlone ? nil : behaviour.cause
      if cause != nil, let index = groups.firstIndex(where: { $0.cause == cause }) {
        groups[index].behaviours.append(behaviour)
      } else {
        groups.append((cause, [behaviour]))
      }
    }
    let sources = "\(kata.path)/\(kata.sourcesPath)/"
    let isMine = { (behaviour: Behaviour) in behaviour.place?.path.hasPrefix(sources) == true }
    return groups.map { _, behaviours in
      var others = behaviours
      let placed =
        others.firstIndex { isMine($0) && $0.place?.line != 0 } ?? others.firstIndex(where: isMine)
      return (others.remove(at: placed ?? 0), others)
    }
  }
}

extension Behaviour {
  /// The cause that it may share with other failures; nil if unknown.
  fileprivate var cause: String? {
    switch outcome {
    case .passed, .notReached: nil
    case .hung: "hung"
    case .crashed(let crash): "crashed \(crash.reason) \(crash.place ?? "")"
    case .failed(let issues):
      issues.first?.messages.first.flatMap {
        $0.hasPrefix("Caught error: ") ? $0 : Expectation($0)?.cause
      }
    }
  }
}
