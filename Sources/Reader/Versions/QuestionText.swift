import Book
import Practice
import Text

extension Layout {
  /// The page's questions: all of them until a green kata takes its first change, then the guest's
  /// question; while a change is open, only what became of that question.
  func lines(of questions: [KataQuestion], _ verdict: Verdict, in row: ChangeRow) -> [Line] {
    let areAllAsked = row.open == nil && row.done.isEmpty
    let isGuestTold = verdict.guest != nil && (verdict.guest != .toTry || row.open == nil)
    let asked = questions.filter { areAllAsked || $0.isTried && isGuestTold }
    guard !asked.isEmpty else { return [] }
    let rest = asked.contains(where: \.isTried) ? "; Guest/Guest.swift tries one of them:" : ":"
    return flow(areAllAsked ? "Ask yourself\(rest)" : "From outside:", .bold)
      + asked.flatMap { lines(of: $0, verdict) }
  }

  private func lines(of question: KataQuestion, _ verdict: Verdict) -> [Line] {
    let step = question.step.map { [Run(" (our\u{A0}step\u{A0}\($0))", .dim)] } ?? []
    let guest = question.isTried ? verdict.guest : nil
    let mark =
      switch guest {
      case nil, .toTry: Run("?")
      case .works: Run("✓", .green)
      case .fails: Run("✗", .yellow)
      }
    let text = flow(prose(question.text) + step, beside: 4)
    return text.behind(first: [Run("  "), mark, Run(" ")])
      + (guest.map { lines(of: $0, verdict) } ?? [])
  }

  private func lines(of trial: GuestTrial, _ verdict: Verdict) -> [Line] {
    func line(_ text: String, _ style: Style = .plain) -> [Line] {
      flow(text, style, beside: 4).indented(by: 4)
    }
    switch trial {
    case .toTry:
      return line("To try it, fill in \(verdict.kata.path)/\(verdict.kata.guestFile).")
    case .fails(let sentence, let place, let issues):
      let inner = inBook(of: verdict).narrowed(by: 4)
      return line("Tried: it does not work. \(sentence)", .yellow)
        + (inner.lines(at: place) + inner.lines(of: issues)).indented(by: 4)
    case .works: return line("Tried: it works.", .green)
    }
  }
}
