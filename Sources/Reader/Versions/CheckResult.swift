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

extension ProgressFile {
  /// Records a verdict, and finds out how the kata stands with it.
  func keep(_ verdict: Verdict) -> CheckResult {
    var result = CheckResult(verdict: verdict)
    do {
      try note(verdict)
      let progress = try load()[verdict.kata.lesson]
      result.stage = KataStage(of: verdict.kata, progress)
      result.steps = verdict.kata.stepCount
      result.row = try ChangeRow(of: verdict.kata, progress)
      result.questions = verdict.isPassed ? verdict.kata.questions : []
    } catch {
      result.trouble = "\(error)"
    }
    return result
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
      lines(of: verdict.isUntouched ? .started : stage, result.steps, during: open),
      lines(of: result.questions, verdict, at: stage, during: open),
    ])
    let row = result.row.flatMap { $0.isTold(at: stage) ? $0 : nil }
    let changes = row.map { lines(of: $0, commands($0.advice)) } ?? []
    return separated(open == nil ? [standing, changes] : [changes, standing])
  }
}
