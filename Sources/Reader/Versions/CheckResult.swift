import Book
import Practice
import Text

/// A verdict, and what is known of the kata with it.
struct CheckResult: Sendable {
  let verdict: Verdict
  var steps: StepCount?
  /// How the lesson's requests stand; nil where that is not known.
  var row: ChangeRow?
  /// What the lesson's page asks of a kata that passes.
  var questions: [KataQuestion] = []
  /// What could not be done with the verdict, in a sentence.
  var trouble: String?
}

extension CheckResult {
  /// Remembers a verdict in the log of its kata, and finds out how the kata stands with it.
  init(keeping verdict: Verdict) {
    self.init(verdict: verdict)
    let (kata, log) = (verdict.kata, KataLog(verdict.kata))
    // What has gone away has no log, and the verdict says so.
    guard kata.isStarted else { return }
    do {
      try log.note(verdict)
      let history = try log.history()
      row = try ChangeRow(of: kata, history)
      steps = try history.stepCount(in: kata)
      if verdict.isGreen {
        questions = try KataQuestion.all(of: kata.lesson, in: kata.workbook)
      }
    } catch {
      trouble = "\(error)"
    }
  }
}

extension Layout {
  /// What `check` and `watch` tell of a check: the open request's words and what is wrong, or how far
  /// the kata is and what comes next.
  ///
  /// - Parameters:
  ///   - hasSentence: Whether the verdict's sentence is told, which a screen shows elsewhere.
  ///   - listsAll: Whether each behaviour is named with its mark.
  ///   - isEachAlone: Whether failures with one cause are all told.
  func lines(
    of result: CheckResult, hasSentence: Bool, listsAll: Bool = false, isEachAlone: Bool = false
  ) -> [Line] {
    let verdict = result.verdict
    let open = verdict.isGreen ? nil : result.row?.open
    return separated([
      open.map(task) ?? [],
      findings(in: verdict, listsAll: listsAll, isEachAlone: isEachAlone),
      hasSentence || verdict.outcome != .judged ? sentence(of: verdict) : [],
      lines(after: result),
    ])
  }

  /// What a check leads to in which everything passes: the page's questions, and how the changes stand,
  /// which come first while one is open.
  private func lines(after result: CheckResult) -> [Line] {
    let verdict = result.verdict
    guard verdict.isGreen else { return [] }
    let steps = result.steps.map { flow("Steps taken: \($0.taken) of \($0.all).") } ?? []
    if verdict.isUntouched {
      let number = verdict.kata.lesson.number
      return flow("This is still before, and you have not changed anything yet.") + steps
        + commands([
          ("scripts/workbook read \(number)", "See what hurts here."),
          ("scripts/workbook hint \(number)", "Get a question to ask yourself."),
        ])
    }
    guard let row = result.row else { return steps }
    let asked = separated([steps, lines(of: result.questions, verdict, in: row)])
    let changes = lines(of: row, commands(row.advice))
    return separated(row.open == nil ? [asked, changes] : [changes, asked])
  }
}
