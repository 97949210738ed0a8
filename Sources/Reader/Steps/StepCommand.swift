import Book
import Practice
import Terminal
import Text

struct StepCommand: WorkbookCommand {
  let name = "step"
  let summary = "Shows the way from before to after, step by step."
  let help = """
    Usage: workbook step LESSON [N]
           workbook step LESSON --next [--yes]
           workbook step LESSON --try | --compare

    Shows the small refactorings that lead from before to after. The code builds and
    passes the lesson's behaviours after each of them. With N: shows that step, its
    reason and what it changes.

      --next     Shows what the next step changes in your kata, and asks before
                 taking it. In a pipe it takes the step without asking. If the
                 step does not fit, nothing is changed.
      --yes      Takes the next step without asking.
      --try      Gives you the next step as a task: its reason and its files.
      --compare  Checks what you did. If every behaviour passes, the step counts as
                 taken, and you see how your version differs from ours.

    \(HelpText.lessonAndPager)

    """

  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isSure = try arguments.flag("--yes")
    let choice =
      try arguments.choice(of: ["--next", "--try", "--compare"]) ?? (isSure ? "--next" : nil)
    let lesson = try arguments.lesson(of: workbook)
    let wanted = try arguments.positional("N")
    try arguments.finish()
    if let choice, let wanted {
      throw UsageError.conflictingOptions([choice, wanted], command: "workbook step")
    }
    let walk = try StepWalk(in: Kata(lesson, in: workbook))
    if choice != nil { try console.prepare(walk.kata) }
    switch choice {
    case "--next": try takeNext(of: walk, asking: !isSure, on: console)
    case "--try": console.print(console.layout.task(of: try walk.begin(), in: walk))
    case "--compare": return try await compare(in: walk, on: console)
    default:
      if let wanted {
        let step = try lesson.numbered("step", wanted, of: walk.steps)
        console.page { $0.lines(of: step, in: walk.steps, step.files) }
      } else {
        let (taken, tried) = (try walk.stepsTaken(), try walk.tried())
        console.page { $0.list(of: walk, taken: taken, tried: tried) }
      }
    }
    return true
  }

  private func takeNext(of walk: StepWalk, asking: Bool, on console: any Console) throws {
    let (step, layout) = (try walk.next(), console.layout)
    let note = try OpenChange(in: walk.kata).map {
      "“\($0.request.title)” is open in your kata: the lines that a step changes add to its cost."
    }
    let lines = separated([
      layout.lines(of: step, in: walk.steps, try walk.changes(by: step)),
      note.map { layout.flow($0, .yellow) } ?? [],
    ])
    if asking { console.page(lines) } else { console.print(lines) }
    let question =
      "\nEnter or y takes step \(step.number) in your kata, any other key skips it:"
    guard !asking || console.goesOn(question) else {
      return console.tell("Step \(step.number) was not taken; your kata is unchanged.")
    }
    try walk.take(step)
    let taken =
      layout.taken(step, in: walk.steps)
      + layout.flow("To get back what you had: scripts/workbook undo \(walk.kata.lesson.number)")
    console.print([[]] + separated([taken, layout.next(after: step, in: walk)]))
  }

  private func compare(in walk: StepWalk, on console: any Console) async throws -> Bool {
    let (kata, layout) = (walk.kata, console.layout)
    guard let step = try walk.tried() else {
      throw KataError.noStepTried(number: kata.lesson.number)
    }
    guard try !walk.isUntouched() else {
      throw KataError.stepUntouched(step.number, sources: "\(kata.path)/\(kata.sourcesPath)")
    }
    let verdict = try await check.verdict(on: kata, console)
    guard verdict.isGreen else {
      console.print(layout.lines(of: verdict))
      console.tell(
        "Step \(step.number) is still open: every behaviour and all of your own tests have to pass."
      )
      return false
    }
    let files = try walk.differences(from: step)
    try walk.finish(step, verdict)
    console.page { layout in
      separated([
        layout.taken(step, in: walk.steps),
        files.isEmpty
          ? layout.flow("Your version now matches ours, line for line.")
          : layout.flow("Every behaviour passes. This is how your version and ours differ:")
            + [[]] + layout.lines(of: files, "in yours", "in ours"),
        layout.next(after: step, in: walk, isTried: true),
      ])
    }
    return true
  }
}
