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
  /// The mistake that the workbook made last, such as “mistake 2: A door that sticks”.
  var mistake: String?
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
    if kata.isOtherIgnored(in: verdict.files) {
      let type = kata.lesson.seamType
      trouble =
        "This check used your \(type). To use another module's \(type), put it in "
        + "Other/\(type).swift."
    }
    do {
      isUntouched = try await kata.isUntouched(verdict.files)
      for change in verdict.changes where open == nil {
        if try await kata.isOpen(change) { open = change }
      }
      let last = try await KataLog(kata).entries().first { $0.event.changesFiles }
      if case .act(let act)? = last?.event, act.hasPrefix("mistake ") { mistake = act }
      let taken = verdict.changes.map(\.name)
      next = try Edit.all(.change, of: kata.lesson).first {
        $0.isExpected && !taken.contains($0.name)
      }
      guard verdict.isGreen, !isUntouched else { return }
      try await kata.note(green: verdict.files)
      if let open { figures = try await kata.figures(of: open) }
    } catch {
      trouble = error.sentence
    }
  }
}
