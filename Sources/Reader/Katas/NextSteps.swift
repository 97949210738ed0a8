import Book
import Practice
import Shell
import Terminal

/// What a reader can do next, with the commands for it.
struct NextSteps {
  let workbook: Workbook
  let progress: KataProgress
  /// The lesson whose kata the reader is working on; nil means the one worked on last.
  var lesson: Lesson?
  let width: Int

  private typealias Row = (command: String, purpose: String)

  var lines: [Line] {
    let latest = lesson ?? Kata.workedOnLast(in: workbook)?.lesson
    let isSettled = latest.map(progress.isSettled) ?? false
    let next = isSettled ? progress.next(after: latest) : latest ?? progress.next(after: nil)
    return separated([
      latest.map { isSettled ? section("\(name(of: $0)) is done.", review($0)) : [] } ?? [],
      next.map { section(heading(of: $0), rows(of: $0)) }
        ?? section(
          "All lessons are done.",
          [("swift run arcade", "Play the arcade that they are about.")]),
    ])
  }

  private func name(of lesson: Lesson) -> String { "Lesson \(lesson.number), \(lesson.title)," }

  private func heading(of lesson: Lesson) -> String {
    let title = "lesson \(lesson.number), \(lesson.title)"
    guard Kata(lesson, in: workbook).isStarted else { return "Next is \(title)." }
    guard let check = progress[lesson].lastCheck else {
      return "You began \(title); it was not checked yet."
    }
    guard check.passed < check.behaviours else {
      return "You are at \(title): all passes, as in before. Now change it."
    }
    return "You are at \(title): \(check.passed) of \(check.behaviours) behaviours pass."
  }

  private func rows(of lesson: Lesson) -> [Row] {
    let number = lesson.number
    guard Kata(lesson, in: workbook).isStarted else {
      return [
        ("scripts/workbook read \(number)", "Read its page."),
        ("scripts/workbook start \(number)", "Make your kata of it."),
      ]
    }
    let watching: [Row] = [
      ("scripts/workbook watch \(number)", "Check on every save."),
      ("scripts/workbook check \(number)", "Check once."),
    ]
    guard progress[lesson].lastCheck != nil else { return watching }
    return watching + [
      ("scripts/workbook hint \(number)", "Get a hint."),
      ("scripts/workbook diff \(number) mine", "See what you changed."),
    ]
  }

  private func review(_ lesson: Lesson) -> [Row] {
    let number = lesson.number
    return [
      ("scripts/workbook request \(number)", "Carry out a change on your design."),
      ("scripts/workbook diff \(number) mine after", "Compare your version with ours."),
      ("scripts/workbook read \(number)", "Read when not to do it."),
      ("scripts/workbook play \(number)", "Play with your version plugged in."),
    ]
  }

  private func section(_ heading: String, _ rows: [Row]) -> [Line] {
    TextFlow(width: width).lines(heading, .bold) + CommandList(rows: rows, width: width).lines
  }
}
