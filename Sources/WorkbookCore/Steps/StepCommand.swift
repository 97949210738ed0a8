import Foundation
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
                there. Your work is copied to the shelf first, which
                `workbook shelf` lists. Where the step does not fit, nothing is
                changed.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    In a terminal, $PAGER shows a step, or `less -R` where it is not set; an empty
    $PAGER turns paging off, and $NO_COLOR turns colours off.

    """

  private let environment: [String: String?]
  private let now: @Sendable () -> Date

  init() {
    self.init(environment: [:])
  }

  /// - Parameter environment: What differs from our own environment for git.
  init(environment: [String: String?], now: @escaping @Sendable () -> Date = { Date() }) {
    self.environment = environment
    self.now = now
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let takesNext = try arguments.flag("--next")
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    let wanted = takesNext ? nil : try arguments.positional("N")
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let series = try StepSeries(of: lesson, in: workbook)
    if takesNext {
      let walk = StepWalk(series: series, kata: Kata(lesson, in: workbook))
      let taken = try walk.next(at: now(), ProgressFile(workbook, on: console))
      for sentence in taken.sentences { console.tell(sentence) }
      return true
    }
    guard let wanted else {
      console.write(try StepOverview(series: series, ink: Ink(console)).text())
      return true
    }
    guard let number = Int(wanted), series.steps.indices.contains(number - 1) else {
      throw StepWalkError.noSuchStep(
        wanted, lesson: lesson.number, count: series.steps.count)
    }
    let sight = try StepSight(
      series.steps[number - 1], of: series.steps.count, environment: environment)
    console.page(
      sight.text(ink: Ink(console), width: console.isTerminal ? console.width : nil))
    return true
  }
}
