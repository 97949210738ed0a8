import Book
import Practice
import Terminal

/// A lesson's steps as they are shown: the list, one with its diff, or one that was just taken.
struct StepText {
  let series: StepSeries
  /// Columns of the screen.
  let width: Int

  /// A line or two for each step, then the commands for a single step.
  ///
  /// - Parameter taken: How many steps the reader's kata has taken.
  func overview(taken: Int) -> [Line] {
    let lesson = series.lesson
    let steps = series.steps.flatMap { step -> [Line] in
      let isTaken = step.number <= taken
      let number = "\(step.number)"
      let mark = Run((isTaken ? "✓" : " ") + (number.count < 2 ? "  " : " "), .green)
      return flow.narrowed(by: 6).lines(step.title).behind(first: [mark, Run("\(number)  ")])
        + flow.narrowed(by: 6).lines("\(step.refactoring) · \(step.size)", .dim).indented(by: 6)
    }
    let heading = "Lesson \(lesson.number), \(lesson.title): from before to after"
    let legend: [Line] = taken > 0 ? [[], [Run("✓", .green), Run(" in your kata")]] : []
    return flow.lines(heading, .bold) + [[]] + steps + legend + [[]]
      + CommandList(
        rows: [
          ("scripts/workbook step \(lesson.number) 1", "Show one."),
          ("scripts/workbook step \(lesson.number) --next", "Take the next in your kata."),
        ], width: width
      ).lines
  }

  /// A step: its text, then its diff, with moved lines marked as such.
  ///
  /// - Parameter diffWidth: Columns of the screen; nil leaves long lines of code whole.
  func lines(of step: Step, diffWidth: Int?) -> [Line] {
    flow.lines([
      Run("Step \(step.number) of \(series.steps.count): ", .dim), Run(step.title, .bold),
    ]) + flow.lines("\(step.refactoring) · \(step.size)", .dim) + [[]] + reason(of: step) + [[]]
      + DiffText(files: step.files, sides: .oldAndNew, width: diffWidth).lines
  }

  /// A step that was taken in the reader's kata, with its reason and what comes next.
  func lines(of taken: StepWalk.Taken) -> [Line] {
    let (number, count) = (taken.step.number, series.steps.count)
    let lesson = series.lesson.number
    let next =
      number == count
      ? "That was the last one. What is yours alone: scripts/workbook diff \(lesson) mine after"
      : "To check it: scripts/workbook check \(lesson)"
    return flow.lines("Step \(number) of \(count) is taken: \(taken.step.title).", .bold)
      + [[]] + reason(of: taken.step) + [[]]
      + flow.lines("Your work from before is in \(taken.work).") + flow.lines(next)
  }

  private func reason(of step: Step) -> [Line] {
    separated([
      flow.lines(step.reason),
      step.largeBecause.map { flow.lines("It is large: \($0)") } ?? [],
    ])
  }

  private var flow: Prose { Prose(width: width) }
}
