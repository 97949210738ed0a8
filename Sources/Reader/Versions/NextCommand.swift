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
    console.print(
      NextSteps(workbook: workbook, progress: progress, lesson: latest, width: console.width).lines)
    return true
  }
}

/// What a reader can do next, with the commands for it.
struct NextSteps: ScreenText {
  let workbook: Workbook
  let progress: KataProgress
  /// The lesson whose kata the reader is working on; nil if there is none.
  let lesson: Lesson?
  let width: Int

  var lines: [Line] {
    let done = lesson.flatMap { progress.isSettled($0) ? $0 : nil }
    let next = done == nil ? lesson ?? progress.next(after: nil) : progress.next(after: done)
    return separated([
      done.map { flow("\($0.heading), is done.", .bold) + commands(review($0)) } ?? [],
      next.map(steps)
        ?? flow("All lessons are done.", .bold)
        + commands([("swift run arcade", "Play the arcade that they are about.")]),
    ])
  }

  private func steps(of lesson: Lesson) -> [Line] {
    let number = lesson.number
    let title = "lesson \(number), \(lesson.title)"
    guard Kata(lesson, in: workbook).isStarted else {
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
    guard let check = progress[lesson].lastCheck else {
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

  private func review(_ lesson: Lesson) -> [(command: String, purpose: String)] {
    let number = lesson.number
    return [
      ("scripts/workbook request \(number)", "Carry out a change on your design."),
      ("scripts/workbook diff \(number) mine after", "Compare your version with ours."),
      ("scripts/workbook read \(number)", "Read when not to do it."),
      ("scripts/workbook play \(number)", "Play with your version plugged in."),
    ]
  }
}
