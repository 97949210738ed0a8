import Book
import Kata
import Run
import Terminal

/// A verdict, and the state of the kata after it.
struct CheckReport: Sendable {
  let verdict: Verdict
  var isUntouched = false
  /// The change that was taken and is not done.
  var open: Edit?
  /// The mistakes that the workbook has made and that are still there, such as “mistake 2: A door
  /// that sticks”.
  var mistakes: [String] = []
  /// The workbook's last action, if it was killed halfway.
  var unfinished: KataLog.Entry?
  /// The figures of the open change, if this check has completed it.
  var figures: Figures?
  /// The first expected change that is not taken.
  var next: Edit?
  /// What else went wrong, such as a full disk, in a sentence.
  var trouble: String?
}

extension CheckReport {
  /// Records a verdict in the kata's log.
  init(of verdict: Verdict) async {
    self.init(verdict: verdict)
    let kata = verdict.kata
    do {
      let entries = try await KataLog(kata).entries()
      isUntouched = try await kata.isUntouched(verdict.files, after: entries)
      for change in verdict.changes where open == nil {
        if try await kata.isOpen(change) { open = change }
      }
      mistakes = try await kata.mistakes(in: verdict.files, after: entries)
      unfinished = try await kata.unfinished(in: verdict.files, after: entries)
      let taken = verdict.changes.map(\.name)
      next = try Edit.all(.change, of: kata.lesson).first {
        $0.isExpected && !taken.contains($0.name)
      }
      guard verdict.isGreen, !isUntouched else { return }
      try await kata.note(green: verdict.files, after: entries)
      if let open { figures = try await kata.figures(of: open) }
    } catch {
      trouble = error.sentence
    }
  }
}
