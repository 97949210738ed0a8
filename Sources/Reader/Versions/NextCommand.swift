import Book
import Practice
import Shell
import Terminal

/// `workbook next`: what to do next.
struct NextCommand: WorkbookCommand {
  let name = "next"
  let summary = "Says what to do next."
  let help = """
    Usage: workbook next

    Says what to do next: it goes on with the kata that you worked on last, and when
    that is refactored, with the next lesson that is not, from the first one again
    where there is none after it.

    \(HelpText.stages)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    let progress = try ProgressFile(workbook, on: console).load()
    let latest = Kata.workedOnLast(in: workbook)?.lesson
    console.print(console.layout.nextSteps(at: latest, in: workbook, progress))
    return true
  }
}

extension Layout {
  /// - Parameter lesson: The one whose kata the reader is working on; nil if there is none.
  func nextSteps(at lesson: Lesson?, in workbook: Workbook, _ progress: KataProgress) -> [Line] {
    let done = lesson.flatMap { progress.isSettled($0) ? $0 : nil }
    let next = done == nil ? lesson ?? progress.next(after: nil) : progress.next(after: done)
    return separated([
      done.map { review(of: $0, KataStage(of: Kata($0, in: workbook), progress[$0])) } ?? [],
      next.map { steps(of: Kata($0, in: workbook), progress[$0]) }
        ?? flow("All nine katas are refactored.", .bold)
        + commands([("swift run arcade", "Play the arcade that they are about.")]),
    ])
  }

  private func review(of lesson: Lesson, _ stage: KataStage) -> [Line] {
    let number = lesson.number
    let state = stage == .refactored ? "is refactored" : stage.words
    return flow("Your kata of lesson \(number), \(lesson.title), \(state).", .bold)
      + commands([
        ("scripts/workbook request \(number)", "Carry out a change on your design."),
        ("scripts/workbook diff \(number) mine after", "Compare your version with ours."),
        ("scripts/workbook read \(number)", "Read when not to do it."),
        ("scripts/workbook play \(number)", "Play with your version plugged in."),
      ])
  }

  private func steps(of kata: Kata, _ progress: KataProgress.Entry) -> [Line] {
    let number = kata.lesson.number
    let title = "lesson \(number), \(kata.lesson.title)"
    guard kata.isStarted else {
      return flow("Next is \(title).", .bold)
        + commands([
          ("scripts/workbook read \(number)", "Read its page."),
          ("scripts/workbook start \(number)", "Make your kata of it."),
        ])
    }
    let watching = [
      (command: "scripts/workbook watch \(number)", purpose: "Check on every save."),
      ("scripts/workbook check \(number)", "Check once."),
    ]
    guard let check = progress.lastCheck else {
      return flow("You began \(title); it was not checked yet.", .bold) + commands(watching)
    }
    let state =
      if progress.isRed {
        "\(check.passed) of \(check.behaviours) behaviours pass."
      } else if progress.behaves {
        "it behaves, and the design is still before's."
      } else {
        "all passes, as in before. Now change it."
      }
    return flow("You are at \(title): \(state)", .bold)
      + commands(
        watching + [
          ("scripts/workbook hint \(number)", "Get a hint."),
          ("scripts/workbook diff \(number) mine", "See what you changed."),
        ])
  }
}
