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
    } catch {
      result.trouble = "\(error)"
    }
    return result
  }
}

extension Layout {
  /// What a check leads to in which everything passes: the stage, the questions, and how the requests
  /// stand, which comes first while one is open.
  func lines(after result: CheckResult, _ questions: [KataQuestion]) -> [Line] {
    let verdict = result.verdict
    guard verdict.isPassed, let stage = result.stage else { return [] }
    let open = result.row?.open
    let standing = separated([
      lines(of: verdict.isUntouched ? .started : stage, result.steps, during: open),
      lines(of: questions, verdict, at: stage, during: open),
    ])
    let row = result.row.flatMap { $0.isTold(at: stage) ? $0 : nil }
    let changes = row.map { lines(of: $0, commands($0.advice)) } ?? []
    return separated(open == nil ? [standing, changes] : [changes, standing])
  }
}
