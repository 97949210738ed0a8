import Book
import Foundation
import Practice
import Shell

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

    \(LessonArgument.help)

    \(PagerHelp.text)

    """

  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let takesNext = try arguments.flag("--next")
    let lesson = try arguments.lesson()
    let wanted = takesNext ? nil : try arguments.positional("N")
    try arguments.finish()
    let series = try StepSeries(of: lesson, in: workbook)
    let kata = Kata(lesson, in: workbook)
    let walk = StepWalk(series, in: kata)
    if takesNext {
      let taken = try walk.next(at: now(), ProgressFile(workbook) { console.warn($0) })
      console.print(StepText(series: series, width: console.width).lines(of: taken))
      return true
    }
    let width = console.isTerminal ? console.width : nil
    guard let wanted else {
      let taken = kata.isStarted ? walk.stepsTaken(in: try kata.sources()) : 0
      console.page(StepText(series: series, width: console.width).overview(taken: taken))
      return true
    }
    if Spelling.nearest(to: "--\(wanted)", among: ["--next"]) != nil {
      throw UsageError.noSuchOption(wanted, command: "workbook step", near: "--next")
    }
    let step = try series.step(named: wanted)
    console.page(StepText(series: series, width: console.width).lines(of: step, diffWidth: width))
    return true
  }
}
