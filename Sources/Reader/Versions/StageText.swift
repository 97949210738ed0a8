import Book
import Practice
import Shell
import Terminal

extension HelpText {
  /// What `progress`, `next` and others call the stages.
  static let stages = """
    The stages of a kata: it is started; it behaves when you changed it and every
    behaviour passed in the last check; it is refactored when its design was no
    longer before's as well, which takes a type, a protocol or a responsibility
    that moved; then it takes the changes that the lesson's principle expects.
    """
}

extension KataStage {
  /// In one sentence, after a check in which everything passed.
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
        + "responsibility has moved yet."
    case .refactored: "Refactored: everything behaves, and the design is no longer before's."
    case .hasTaken: "Your kata \(words)."
    }
  }

  /// For the list of lessons; nothing is said of a kata that is not started.
  var note: String { self == .notStarted ? "" : " (\(words))" }
}

extension Layout {
  /// What to ask of a design that is refactored, each question to be tried.
  func lines(of questions: [KataQuestion]) -> [Line] {
    guard !questions.isEmpty else { return [] }
    let styling = SpanStyling(usesColor: false, folder: "")
    return flow("Are you done? Try each:", .bold)
      + questions.flatMap { question in
        let step = question.step.map { [Run(" (our\u{A0}step\u{A0}\($0))", .dim)] } ?? []
        return flow(styling.runs(question.text) + step, beside: 4).behind(first: [Run("  ? ")])
      }
  }
}
