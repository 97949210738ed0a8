import Book
import Practice
import Text

/// A verdict, and the state of its kata.
struct CheckResult: Sendable {
  let verdict: Verdict
  var steps: StepCount?
  /// How the lesson's requests stand; nil if unknown.
  var row: ChangeRow?
  /// The questions on the lesson's page for a kata that passes.
  var questions: [KataQuestion] = []
  /// What else went wrong, in a sentence.
  var trouble: String?
}

extension CheckResult {
  /// Records a verdict in the log of its kata, and finds out how the kata stands.
  init(keeping verdict: Verdict) {
    self.init(verdict: verdict)
    let (kata, log) = (verdict.kata, KataLog(verdict.kata))
    // A kata that is gone has no log, and the verdict says so.
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
  /// What `check` and `watch` show of a check: the open request's text and the failures, or the
  /// kata's progress and what comes next.
  ///
  /// - Parameters:
  ///   - hasSentence: Whether to show the verdict's sentence, which a screen shows elsewhere.
  ///   - listsAll: Whether each behaviour is named with its mark.
  ///   - isEachAlone: Whether to show every failure, even those with the same cause.
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

  /// What follows a check that passes: the page's questions, and how the changes stand, which come
  /// first while a change is open.
  private func lines(after result: CheckResult) -> [Line] {
    let verdict = result.verdict
    guard verdict.isGreen else { return [] }
    let steps = result.steps.map { flow("Steps taken: \($0.taken) of \($0.all).") } ?? []
    if verdict.isUntouched {
      let number = verdict.kata.lesson.number
      return flow("Everything passes, but you have not changed anything yet.") + steps
        + commands([
          ("scripts/workbook read \(number)", "See what is wrong here."),
          ("scripts/workbook hint \(number)", "Get a question to ask yourself."),
        ])
    }
    guard let row = result.row else { return steps }
    let asked = separated([steps, lines(of: result.questions, verdict, in: row)])
    let changes = lines(of: row, commands(row.advice))
    return separated(row.open == nil ? [asked, changes] : [changes, asked])
  }
}
