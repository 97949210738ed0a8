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
           workbook step LESSON --next [--yes]
           workbook step LESSON --try | --compare

    Shows the small refactorings that lead from before to after, each of which
    builds and passes the lesson's behaviours, and which of them your kata has.
    With N: that step, with its reason and what it changes; code that it moves is
    shown as moved.

      --next     Shows what the next step changes in your kata, and asks before it
                 takes it; in a pipe it does not ask. A copy of your work is put
                 on the shelf first, where `workbook shelf` shows it. Where
                 the step does not fit, nothing is changed.
      --yes      Takes the next step without asking.
      --try      Gives you the next step as a task: why, and in which files. Do it
                 in your kata in your own way, then compare.
      --compare  Checks what you did. When every behaviour passes, the step counts
                 as taken, and you see how your version and ours differ.

    \(HelpText.lessonAndPager)

    """

  var now: @Sendable () -> Date = { Date() }
  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let takesNext = try arguments.flag("--next")
    let other = try arguments.choice(of: ["--yes", "--try", "--compare"])
    // `--yes` alone means `--next --yes`.
    if takesNext, let other, other != "--yes" {
      throw UsageError.conflictingOptions(["--next", other], command: "workbook step")
    }
    let choice = other ?? (takesNext ? "--next" : nil)
    let lesson = try arguments.lesson()
    let wanted = choice == nil ? try arguments.positional("N") : nil
    try arguments.finish()
    let walk = try StepWalk(in: Kata(lesson, in: workbook))
    switch choice {
    case "--next": try takeNext(of: walk, asking: true, on: console)
    case "--yes": try takeNext(of: walk, asking: false, on: console)
    case "--try": console.print(console.layout.task(of: try walk.begin(), in: walk))
    case "--compare": return try await compare(in: walk, on: console)
    default:
      if let wanted {
        let options = ["--next", "--try", "--compare"]
        if let near = Spelling.nearest(to: "--\(wanted)", among: options) {
          throw UsageError.noSuchOption(wanted, command: "workbook step", near: near)
        }
        let step = try lesson.numbered("step", wanted, of: walk.steps)
        try console.page { $0.lines(of: step, in: walk.steps, step.files) }
      } else {
        let taken = try walk.stepsTaken()
        try console.page { $0.list(of: walk, taken: taken) }
      }
    }
    return true
  }

  private func takeNext(of walk: StepWalk, asking: Bool, on console: any Console) throws {
    let (step, layout) = (try walk.next(), console.layout)
    let changes = try walk.changes(by: step)
    let lines = { (layout: Layout) in layout.lines(of: step, in: walk.steps, changes) }
    if asking { try console.page(lines) } else { console.print(lines(layout)) }
    guard
      !asking
        || console.goesOn(
          "\nEnter takes step \(step.number) in your kata, anything else leaves it:")
    else {
      return console.tell("It is left, and your kata is as it was.")
    }
    let work = try walk.take(step, at: now(), ProgressFile(walk.kata.workbook, on: console))
    let taken =
      layout.taken(step, in: walk.steps) + layout.flow("Your work from before is in \(work).")
    console.print([[]] + separated([taken, layout.next(after: step, in: walk)]))
  }

  private func compare(in walk: StepWalk, on console: any Console) async throws -> Bool {
    let (kata, layout) = (walk.kata, console.layout)
    try kata.requireStart()
    guard let step = walk.tried else {
      throw KataError.noStepTried(number: kata.lesson.number)
    }
    guard try !walk.isUntouched(since: step) else {
      throw KataError.stepUntouched(step.number, sources: "\(kata.path)/\(kata.sourcesPath)")
    }
    let verdict = try await check.verdict(on: kata, console)
    guard verdict.isPassed else {
      console.print(layout.lines(of: verdict))
      console.tell("Step \(step.number) is still open: every behaviour has to pass.")
      return false
    }
    let comparison = Comparison(sides: .yoursAndOurs, files: try walk.differences(from: step))
    try walk.finish(step)
    try console.page { layout in
      separated([
        layout.taken(step, in: walk.steps),
        comparison.sameness(in: kata.lesson).map { layout.flow($0) }
          ?? layout.flow("Every behaviour passes. This is how your version and ours differ:")
          + [[]] + comparison.lines(layout),
        layout.next(after: step, in: walk, isTried: true),
      ])
    }
    return true
  }
}
