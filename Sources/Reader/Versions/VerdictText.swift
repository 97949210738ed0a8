import Book
import Practice
import Shell
import Terminal
import Toolchain

/// A verdict on the screen: each behaviour with its mark, then what is wrong, then one sentence.
struct VerdictText: ScreenText {
  let verdict: Verdict
  let width: Int

  var lines: [Line] {
    restored + (errors ?? table + failures) + remarks
      + flow(sentence, verdict.isPassed ? .green : .red)
  }

  /// What the compiler says; nil if it had nothing to say.
  var errors: [Line]? {
    guard case .notBuilt(let failure) = verdict.outcome else { return nil }
    return BuildFailureText(failure: failure, width: width).errors
  }

  /// What happened to the book's files.
  var restored: [Line] {
    let aside = verdict.kata.asidePath
    return list(
      verdict.putBack,
      below: "These files are the book's: they are put back, and what you had there is kept in "
        + "\(aside).")
      + list(
        verdict.takenAway,
        below: "These files are not the book's, and were between its own: they are now in \(aside)."
      )
  }

  /// Remarks about the run as a whole.
  var remarks: [Line] { verdict.remarks.flatMap { flow($0, .yellow) + [[]] } }

  private func list(_ paths: [String], below sentence: String) -> [Line] {
    paths.isEmpty ? [] : flow(sentence, .yellow) + paths.map { [Run("  \($0)")] } + [[]]
  }

  private var table: [Line] {
    let lines = bySuite(verdict.behaviours, \.suite, heading: { [[]] + flow($0, .bold) }) {
      item([Run("  "), $0.outcome.mark, Run(" ")], $0.sentence)
    }
    return lines.isEmpty ? [] : lines.drop { $0.isEmpty } + [[]]
  }

  /// Each failure in full, grouped under its suite's name.
  var failures: [Line] {
    let failed = verdict.behaviours.filter { $0.outcome.mark.style == .red }
    return bySuite(failed, \.suite, heading: { flow($0, .bold) }) {
      item([$0.outcome.mark, Run(" ")], $0.sentence, .bold) + details(of: $0).indented(by: 2) + [[]]
    }
  }

  /// The sentences of the behaviours that were not reached.
  var notReached: [Line] {
    let rest = verdict.behaviours.filter { $0.outcome == .notReached }
    guard !rest.isEmpty else { return [] }
    return flow("Not reached:", .dim)
      + bySuite(rest, \.suite, heading: { flow($0, .bold) }) {
        item([$0.outcome.mark, Run(" ")], $0.sentence, .dim)
      }
  }

  private func details(of behaviour: Behaviour) -> [Line] {
    let text = IssueText(width: width - 2)
    return switch behaviour.outcome {
    case .passed, .notReached: []
    case .hung:
      text.flow(
        behaviour.reason ?? "It did not end: nothing went on for as long as the limit allows.")
    case .crashed(let crash): text.lines(of: crash)
    case .failed(let issues): text.lines(of: issues)
    }
  }

  /// Whether it passed or failed, and how many behaviours did.
  var sentence: String {
    let number = verdict.kata.lesson.number
    switch verdict.outcome {
    case .notBuilt(let failure):
      if let sentence = failure.sentence { return sentence }
      guard failure.isElsewhere(than: verdict.kata) else {
        return "Nothing ran: your kata of lesson \(number) does not compile."
      }
      return "Nothing ran: the book does not compile, and no error is in your kata of lesson "
        + "\(number); `git status` shows what was changed in the book."
    case .stopped(let reason): return reason
    case .judged:
      let behaviours = counted(verdict.behaviours.count, "behaviour")
      guard !verdict.isPassed else { return "Passed: \(behaviours)." }
      let failed = "Failed: \(verdict.failed) of \(behaviours)"
      return verdict.notReached == 0
        ? "\(failed)." : "\(failed), and \(verdict.notReached) not reached."
    }
  }
}

extension Behaviour.Outcome {
  /// The mark that a table shows for it, in one column: red where the reader has to fix it.
  var mark: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .failed, .crashed, .hung: Run("✗", .red)
    case .notReached: Run("–", .dim)
    }
  }
}

extension BuildFailure {
  /// Whether there are errors and all of them are in files of the book, not of the kata.
  fileprivate func isElsewhere(than kata: Kata) -> Bool {
    !errors.isEmpty
      && errors.allSatisfy { error in
        error.path.map { !$0.hasPrefix("\(kata.path)/") && !$0.hasPrefix("<") } ?? false
      }
  }
}
