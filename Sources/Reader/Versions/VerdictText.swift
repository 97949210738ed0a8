import Book
import Practice
import Text
import Toolchain

extension Layout {
  /// A verdict by itself: each behaviour with its mark, then what is wrong, then one sentence.
  func lines(of verdict: Verdict) -> [Line] {
    separated([findings(in: verdict, listsAll: true), sentence(of: verdict)])
  }

  func findings(in verdict: Verdict, listsAll: Bool, isEachAlone: Bool = false) -> [Line] {
    separated([
      restored(by: verdict), errors(of: verdict), listsAll ? table(of: verdict) : [],
      failures(of: verdict, isEachAlone: isEachAlone), listsAll ? [] : notReached(in: verdict),
      ownFailures(in: verdict), warnings(on: verdict), remarks(on: verdict),
    ])
  }

  func sentence(of verdict: Verdict) -> [Line] {
    flow(verdict.sentence, verdict.isGreen ? .green : .red)
  }

  func inBook(of verdict: Verdict) -> Layout {
    Layout(width: width, codeWidth: codeWidth, book: verdict.kata.workbook)
  }

  func errors(of verdict: Verdict) -> [Line] {
    guard case .notBuilt(let failure) = verdict.outcome else { return [] }
    return inBook(of: verdict).errors(of: failure)
  }

  private func restored(by verdict: Verdict) -> [Line] {
    guard !verdict.restored.isEmpty else { return [] }
    let sentence =
      "The tests and the package are the book's: they are put back. What you had in these "
      + "places, if anything, is kept in \(verdict.kata.asidePath)."
    return flow(sentence, .yellow) + verdict.restored.map { [Run("  \($0)")] }
  }

  private func remarks(on verdict: Verdict) -> [Line] {
    separated(verdict.remarks.map { flow($0, .yellow) })
  }

  /// The compiler's first warnings, and how many more there are.
  private func warnings(on verdict: Verdict) -> [Line] {
    guard !verdict.warnings.isEmpty else { return [] }
    let inner = inBook(of: verdict).narrowed(by: 2)
    let first = verdict.warnings.prefix(3).flatMap { warning in
      inner.lines(at: warning.place?.description) + inner.flow(warning.message)
    }
    let more = verdict.warnings.count - 3
    return flow("The compiler warns:", .yellow) + first.indented(by: 2)
      + (more > 0 ? flow("There are \(more) more like this.") : [])
  }

  private func table(of verdict: Verdict) -> [Line] {
    let blocks = bySuite(verdict.behaviours, \.suite, heading: { [[]] + flow($0, .bold) }) {
      item([Run("  "), $0.outcome.mark, Run(" ")], $0.sentence)
    }
    return Array(blocks.joined().drop { $0.isEmpty })
  }

  /// The failures, grouped under their suites' names, of each cause the first unless all are wanted;
  /// the others are named.
  private func failures(of verdict: Verdict, isEachAlone: Bool) -> [Line] {
    let inner = inBook(of: verdict).narrowed(by: 2)
    let groups = verdict.failures(isEachAlone: isEachAlone)
    return separated(
      bySuite(groups, \.first.suite, heading: { flow($0, .bold) }) { first, others in
        item([first.outcome.mark, Run(" ")], first.sentence, .bold)
          + separated([inner.details(of: first), inner.alike(others)]).indented(by: 2)
      })
  }

  /// What is wrong with the reader's own tests.
  private func ownFailures(in verdict: Verdict) -> [Line] {
    let inner = inBook(of: verdict).narrowed(by: 2)
    let failures = verdict.failingOwn.map { test in
      item([test.outcome.mark, Run(" ")], test.sentence, .bold)
        + inner.details(of: test).indented(by: 2)
    }
    let errors = verdict.ownFailure.map(inBook(of: verdict).errors) ?? []
    let all = separated([errors] + failures)
    return all.isEmpty ? [] : flow("Your own tests, in Tests/Mine", .bold) + all
  }

  private func alike(_ others: [Behaviour]) -> [Line] {
    guard !others.isEmpty else { return [] }
    let verb = others.count == 1 ? "fails" : "fail"
    return flow("\(counted(others.count, "more behaviour")) \(verb) in the same way:")
      + others.flatMap { item([$0.outcome.mark, Run(" ")], $0.sentence) }
  }

  private func details(of behaviour: Behaviour) -> [Line] {
    switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung:
      flow(behaviour.reason ?? "It made no progress for as long as the limit allows.")
        + lines(at: behaviour.place?.description)
    case .crashed(let crash): lines(of: crash)
    case .failed(let issues): lines(of: issues)
    }
  }

  private func notReached(in verdict: Verdict) -> [Line] {
    let rest = verdict.behaviours.filter { $0.outcome == .notReached }
    let lines = bySuite(rest, \.suite, heading: { flow($0, .bold) }) {
      item([$0.outcome.mark, Run(" ")], $0.sentence, .dim)
    }
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

  /// How the reader's own tests came out, which are counted apart.
  private var ownSentence: String {
    if ownFailure != nil { return " Your own tests do not compile." }
    if own.isEmpty { return "" }
    return failingOwn.isEmpty
      ? " Your own tests: \(own.count) passed."
      : " Your own tests: \(failingOwn.count) of \(own.count) did not pass."
  }

  /// The behaviours that failed, those with one cause together unless each is to stand alone.
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
    return groups.map { _, behaviours in
      var others = behaviours
      let nearest = others.indices.max { nearness(of: others[$0]) < nearness(of: others[$1]) }
      return (others.remove(at: nearest ?? 0), others)
    }
  }

  /// Of behaviours that hang, one is told first that names a line of the reader's, or at least a file.
  private func nearness(of behaviour: Behaviour) -> Int {
    guard let place = behaviour.place, place.path.hasPrefix("\(kata.path)/\(kata.sourcesPath)/")
    else { return 0 }
    return place.line == 0 ? 1 : 2
  }
}

extension Behaviour {
  /// What behaviours that fail for the same reason have in common; nil where that cannot be told.
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
