import Book
import Practice
import Text

extension HelpText {
  /// What `progress`, `next` and others call the stages.
  static let stages = """
    The stages of a kata: it is started; it behaves when you changed it and every
    behaviour passed in the last check; it is refactored when its design was no
    longer before's as well, which takes a type, a protocol or a responsibility
    that moved; then it takes the changes that the lesson's principle expects. How
    many of our steps you have taken stands beside it, if you take them.
    """
}

extension KataStage {
  /// After a check in which everything passed.
  ///
  /// - Parameter request: The one that is open, so that nothing is told of the design.
  func sentence(during request: ChangeRequest? = nil) -> String {
    switch self {
    case .behaves where request != nil:
      "Everything behaves. What you change now counts for the request that is open: whether the "
        + "design is still before's is looked at when it is finished."
    case .notStarted, .started: "Everything passes as in before: nothing is changed yet."
    case .behaves:
      "Everything behaves, and the design is still before's: no type, no protocol and no "
        + "responsibility has moved yet. A small cure may be enough; the questions and the expected "
        + "changes come with another design."
    case .refactored: "Refactored so far: everything behaves, and the design is no longer before's."
    case .hasTaken: "Your kata \(words.replacing("change", with: "expected change"))."
    }
  }

  /// Beside the book's steps, where the reader takes these.
  func words(_ steps: StepCount?) -> String {
    [words, steps?.words].compactMap { $0 }.joined(separator: ", ")
  }
}

extension StepCount {
  /// Such as “2 of 10 steps taken”.
  var words: String { areLeft ? "\(taken) of \(all) steps taken" : "all \(all) steps taken" }

  var sentence: String { "Steps taken: \(taken) of \(all)." }
}

extension Layout {
  func lines(
    of stage: KataStage, _ steps: StepCount?, during request: ChangeRequest?
  ) -> [Line] {
    flow(stage.sentence(during: request)) + (steps.map { flow($0.sentence) } ?? [])
  }

  /// The page's questions: all of them until a refactored kata takes its first change, then the one
  /// for a guest; while a change is open, only what became of that.
  func lines(
    of questions: [KataQuestion], _ verdict: Verdict, at stage: KataStage?,
    during request: ChangeRequest?
  ) -> [Line] {
    let areAllAsked = stage == .refactored && request == nil
    let isGuestTold = verdict.guest != nil && (verdict.guest != .toTry || request == nil)
    let asked = questions.filter { areAllAsked || $0.isTried && isGuestTold }
    guard !asked.isEmpty else { return [] }
    let rest = asked.contains(where: \.isTried) ? "; Guest/Guest.swift tries one of these:" : ":"
    return flow(areAllAsked ? "Are you done? Ask yourself\(rest)" : "From outside:", .bold)
      + asked.flatMap { lines(of: $0, verdict) }
  }

  private func lines(of question: KataQuestion, _ verdict: Verdict) -> [Line] {
    let styling = SpanStyling(usesColor: false, folder: "")
    let step = question.step.map { [Run(" (our\u{A0}step\u{A0}\($0))", .dim)] } ?? []
    let guest = question.isTried ? verdict.guest : nil
    let mark =
      switch guest {
      case nil, .toTry: Run("?")
      case .works: Run("✓", .green)
      case .fails: Run("✗", .yellow)
      }
    let text = flow(styling.runs(question.text) + step, beside: 4)
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
    case .works(opened: nil): return line("Tried: it works.", .green)
    case .works(opened: []?):
      return line("Tried: it works, and nothing had to be opened for it.", .green)
    case .works(let names?):
      return line("Tried: it works. Open to other modules now, and not in before:", .green)
        + names.flatMap { item([Run("      ")], $0) }
    }
  }
}
