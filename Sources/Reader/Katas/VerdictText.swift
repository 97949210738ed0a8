import Book
import Practice
import Shell
import Terminal
import Toolchain

/// A verdict on the screen: each behaviour with its mark, then what is wrong, then one sentence.
struct VerdictText {
  let verdict: Verdict
  let width: Int

  var lines: [Line] {
    restored + content + remarks + flow(sentence, verdict.isPassed ? .green : .red)
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

  private var content: [Line] {
    switch verdict.outcome {
    case .notBuilt(let failure): BuildFailureText(failure: failure, width: width).lines
    case .judged, .stopped: table + FailureText(width: width).failures(of: verdict.behaviours)
    }
  }

  private var table: [Line] {
    guard !verdict.behaviours.isEmpty else { return [] }
    let failures = FailureText(width: width - 2)
    var suite: String?
    return verdict.behaviours.flatMap { behaviour -> [Line] in
      var lines: [Line] = []
      if let name = behaviour.suite, name != suite {
        lines += (suite == nil ? [] : [[]]) + flow(name, .bold)
        suite = name
      }
      return lines + failures.heading(of: behaviour, .plain).indented(by: 2)
    } + [[]]
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
      let all = verdict.behaviours.count
      let behaviours = all == 1 ? "1 behaviour" : "\(all) behaviours"
      guard !verdict.isPassed else { return "Passed: \(behaviours)." }
      let failed = "Failed: \(verdict.failed) of \(behaviours)"
      return verdict.notReached == 0
        ? "\(failed)." : "\(failed), and \(verdict.notReached) not reached."
    }
  }

  private func flow(_ text: String, _ style: Style = .plain) -> [Line] {
    TextFlow(width: width).lines(text, style)
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
