import Book
import Foundation
import Practice
import Shell
import Terminal

/// `workbook step`: the way from before to after, one refactoring at a time.
struct StepCommand: WorkbookCommand {
  let name = "step"
  let summary = "Shows the way from before to after, step by step."
  let help = """
    Usage: workbook step LESSON [N]
           workbook step LESSON --next

    Shows the small refactorings that lead from before to after, each of which
    builds and passes the lesson's behaviours. With N: that step, with its reason
    and what it changes; code that it moves is shown as moved.

      --next    Takes the next step in your kata, where it still fits what you have
                there. A copy of your work is put on the shelf first, where
                `workbook shelf` shows it. Where the step does not fit,
                nothing is changed.

    \(HelpText.lesson)

    \(HelpText.pager)

    """

  var now: @Sendable () -> Date = { Date() }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let takesNext = try arguments.flag("--next")
    let lesson = try arguments.lesson()
    let wanted = takesNext ? nil : try arguments.positional("N")
    try arguments.finish()
    let series = try StepSeries(of: lesson, in: workbook)
    let kata = Kata(lesson, in: workbook)
    let walk = StepWalk(series, in: kata)
    let layout = console.layout
    if takesNext {
      let taken = try walk.next(at: now(), ProgressFile(workbook, on: console))
      console.print(layout.lines(of: taken, lesson: lesson.number))
    } else if let wanted {
      if Spelling.nearest(to: "--\(wanted)", among: ["--next"]) != nil {
        throw UsageError.noSuchOption(wanted, command: "workbook step", near: "--next")
      }
      let (step, count) = (try series.step(named: wanted), series.steps.count)
      let diff = Comparison(sides: .oldAndNew, files: step.files).lines(width: console.codeWidth)
      console.page(separated([layout.head(of: step, count), layout.reason(of: step), diff]))
    } else {
      let taken = kata.isStarted ? walk.stepsTaken(in: try kata.sources()) : 0
      console.page(layout.list(of: series, taken: taken))
    }
    return true
  }
}

extension Layout {
  /// - Parameter taken: How many steps the reader's kata has taken.
  fileprivate func list(of series: StepSeries, taken: Int) -> [Line] {
    let lesson = series.lesson
    let steps = series.steps.flatMap { step -> [Line] in
      let number = "\(step.number)"
      let mark = (step.number <= taken ? "✓" : " ") + (number.count < 2 ? "  " : " ")
      return item([Run(mark, .green), Run("\(number)  ")], step.title)
        + flow("\(step.refactoring) · \(step.size)", .dim, beside: 6).indented(by: 6)
    }
    return separated([
      flow("\(lesson.heading): from before to after", .bold), steps,
      taken > 0 ? [[Run("✓", .green), Run(" in your kata")]] : [],
      commands([
        ("scripts/workbook step \(lesson.number) 1", "Show one."),
        ("scripts/workbook step \(lesson.number) --next", "Take the next in your kata."),
      ]),
    ])
  }

  fileprivate func head(of step: Step, _ count: Int) -> [Line] {
    flow([Run("Step \(step.number) of \(count): ", .dim), Run(step.title, .bold)])
      + flow("\(step.refactoring) · \(step.size)", .dim)
  }

  fileprivate func reason(of step: Step) -> [Line] {
    separated([flow(step.reason), step.largeBecause.map { flow("It is large: \($0)") } ?? []])
  }

  /// A step that was taken in the reader's kata, with its reason and what comes next.
  fileprivate func lines(of taken: StepWalk.Taken, lesson: Int) -> [Line] {
    let step = taken.step
    let next =
      step.number == taken.count
      ? "That was the last one. What is yours alone: scripts/workbook diff \(lesson) mine after"
      : "To check it: scripts/workbook check \(lesson)"
    return separated([
      flow("Step \(step.number) of \(taken.count) is taken: \(step.title).", .bold),
      reason(of: step), flow("Your work from before is in \(taken.work).") + flow(next),
    ])
  }
}
