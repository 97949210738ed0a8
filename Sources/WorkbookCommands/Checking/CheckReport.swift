import BookContents
import KataTools
import Terminal
import Toolchain

/// A verdict, the state of the kata after it, and what the lesson says then: all that a reader sees.
struct CheckReport: Sendable {
  let verdict: Verdict
  var isUntouched = false
  /// The change that was taken and is not done.
  var open: Edit?
  /// The mistakes that the workbook has made and that are still there, such as “mistake 2: A door
  /// that sticks”.
  var mistakes: [String] = []
  /// The cost of the open change, if this check has completed it, and in our versions.
  var cost: Cost?
  var ours: String?
  /// The first expected change that is not taken.
  var next: Edit?
  /// The questions of the lesson's page for a green kata, in Markdown.
  var questions: [String] = []
  /// What else went wrong, such as a full disk, in a sentence.
  var trouble: String?
}

extension CheckReport {
  /// Records a verdict in the kata's log, and reports on it.
  static func recording(_ verdict: Verdict) async -> CheckReport {
    var report = CheckReport(verdict: verdict)
    do { try await report.record() } catch { report.trouble = error.sentence }
    return report
  }

  private mutating func record() async throws {
    let (lesson, files) = (verdict.kata.lesson, verdict.files)
    let history = try await History(of: verdict.kata)
    isUntouched = try await history.isUntouched(files)
    open = verdict.changes.first(where: history.isOpen)
    mistakes = try await history.mistakes(in: files)
    let taken = verdict.changes.map(\.name)
    next = try Edit.all(.change, of: lesson).first { $0.isExpected && !taken.contains($0.name) }
    guard verdict.isGreen else { return }
    questions = try verdict.changes.isEmpty ? lesson.questions() : []
    guard !isUntouched else { return }
    try await history.record(verdict)
    guard let open else { return }
    cost = try await History(of: verdict.kata).cost(of: open)
    ours = ChangeCommand.figures(of: open)
  }
}
