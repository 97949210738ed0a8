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
    that is done, with the next lesson that is not, from the first one again where
    there is none after it. A kata is done when you changed it and all of its
    behaviours passed in a check.

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
      done.map(review) ?? [],
      next.map { steps(of: Kata($0, in: workbook), progress[$0].lastCheck) }
        ?? flow("All lessons are done.", .bold)
        + commands([("swift run arcade", "Play the arcade that they are about.")]),
    ])
  }

  private func review(of lesson: Lesson) -> [Line] {
    let number = lesson.number
    return flow("\(lesson.heading), is done.", .bold)
      + commands([
        ("scripts/workbook request \(number)", "Carry out a change on your design."),
        ("scripts/workbook diff \(number) mine after", "Compare your version with ours."),
        ("scripts/workbook read \(number)", "Read when not to do it."),
        ("scripts/workbook play \(number)", "Play with your version plugged in."),
      ])
  }

  private func steps(of kata: Kata, _ check: KataProgress.Check?) -> [Line] {
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
    guard let check else {
      return flow("You began \(title); it was not checked yet.", .bold) + commands(watching)
    }
    let state =
      check.passed == check.behaviours
      ? "all passes, as in before. Now change it."
      : "\(check.passed) of \(check.behaviours) behaviours pass."
    return flow("You are at \(title): \(state)", .bold)
      + commands(
        watching + [
          ("scripts/workbook hint \(number)", "Get a hint."),
          ("scripts/workbook diff \(number) mine", "See what you changed."),
        ])
  }
}
