import Book
import Practice
import Text

/// A verdict, and what is known of the kata with it.
struct CheckResult: Sendable {
  let verdict: Verdict
  /// Nil where the progress could not be kept.
  var stage: KataStage?
  var steps: StepCount?
  /// How the lesson's requests stand; nil where that is not known.
  var row: ChangeRow?
  /// What the lesson's page asks of a kata that passes.
  var questions: [KataQuestion] = []
  /// What could not be done with the verdict, in a sentence.
  var trouble: String?
}

extension CheckResult {
  /// Remembers a verdict, and finds out how the kata stands with it.
  init(keeping verdict: Verdict) {
    self.verdict = verdict
    let kata = verdict.kata
    do {
      let log = KataLog(kata)
      try log.note(verdict)
      let history = try log.history()
      let row = try ChangeRow(of: kata, history)
      stage = KataStage(isGreen: verdict.isGreen && !verdict.isUntouched, row)
      steps = try history.stepCount(in: kata)
      questions = verdict.isPassed ? try KataQuestion.all(of: kata.lesson, in: kata.workbook) : []
      self.row = row
    } catch let error as KataError where !kata.isStarted {
      // The verdict says so.
      _ = error
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
    let open = verdict.isPassed ? nil : result.row?.open
    return separated([
      open.map(task) ?? [],
      findings(in: verdict, listsAll: listsAll, isEachAlone: isEachAlone),
      hasSentence || !verdict.isJudged ? sentence(of: verdict) : [],
      lines(after: result),
    ])
  }

  /// What a check leads to in which everything passes: the stage, the questions, and how the requests
  /// stand, which comes first while one is open.
  private func lines(after result: CheckResult) -> [Line] {
    let verdict = result.verdict
    guard verdict.isPassed, let stage = result.stage else { return [] }
    let open = result.row?.open
    let standing = separated([
      lines(of: stage, result.steps), lines(of: result.questions, verdict, at: stage, during: open),
    ])
    let row = result.row.flatMap { $0.open != nil || stage != .started ? $0 : nil }
    let changes = row.map { lines(of: $0, commands($0.advice)) } ?? []
    return separated(open == nil ? [standing, changes] : [changes, standing])
  }
}
