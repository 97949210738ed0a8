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

    Shows the small refactorings that lead from before to after, each of which
    builds and passes the lesson's behaviours, and which of them your kata has.
    With N: that step, with its reason and what it changes; code that it moves is
    shown as moved.

      --next     Shows what the next step changes in your kata, and asks before it
                 takes it; in a pipe it does not ask. Where the step does not fit,
                 nothing is changed. `workbook undo` takes it back.
      --yes      Takes the next step without asking.
      --try      Gives you the next step as a task: why, and in which files. Do it
                 in your kata in your own way, then compare.
      --compare  Checks what you did. When every behaviour passes, the step counts
                 as taken, and you see how your version and ours differ.

    \(HelpText.lessonAndPager)

    """

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
    let lesson = try arguments.lesson(of: workbook)
    let wanted = try arguments.positional("N")
    try arguments.finish()
    if let choice, let wanted {
      throw UsageError.conflictingOptions([choice, wanted], command: "workbook step")
    }
    let walk = try StepWalk(in: Kata(lesson, in: workbook))
    if choice != nil { try console.prepare(walk.kata) }
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
    let changes = try walk.changes(by: step)
    let open = try OpenChange(in: walk.kata)
    let lines = { (layout: Layout) in
      separated([
        layout.lines(of: step, in: walk.steps, changes),
        open.map { layout.flow(StepCommand.note(on: $0.request), .yellow) } ?? [],
      ])
    }
    if asking { console.page(lines) } else { console.print(lines(layout)) }
    let question = layout.flow(
      "Enter or y takes step \(step.number) in your kata, anything else leaves it:", beside: 2)
    guard !asking || console.goesOn("\n" + question.map(\.text).joined(separator: "\n")) else {
      return console.tell("Step \(step.number) is not taken, and your kata is as it was.")
    }
    try walk.take(step)
    let taken =
      layout.taken(step, in: walk.steps)
      + layout.flow("To have back what you had: scripts/workbook undo \(walk.kata.lesson.number)")
    console.print([[]] + separated([taken, layout.next(after: step, in: walk)]))
  }

  private static func note(on request: ChangeRequest) -> String {
    "“\(request.title)” is open in your kata: what a step changes counts in its cost."
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
      console.tell("Step \(step.number) is still open: every behaviour has to pass.")
      return false
    }
    let files = try walk.differences(from: step)
    try walk.finish(step, verdict)
    console.page { layout in
      separated([
        layout.taken(step, in: walk.steps),
        files.isEmpty
          ? layout.flow("Your version is ours now, line for line.")
          : layout.flow("Every behaviour passes. This is how your version and ours differ:")
            + [[]] + layout.lines(of: files, "in yours", "in ours"),
        layout.next(after: step, in: walk, isTried: true),
      ])
    }
    return true
  }
}

extension Layout {
  /// The step as it is shown before it is taken: its reason, and what it changes.
  func lines(of step: Step, in steps: [Step], _ files: [FileDifference]) -> [Line] {
    separated([head(of: step, in: steps), lines(of: files)])
  }

  /// - Parameters:
  ///   - taken: How many steps the reader's kata has taken.
  ///   - tried: The one that the reader is at.
  func list(of walk: StepWalk, taken: Int, tried: Step?) -> [Line] {
    let lesson = walk.kata.lesson
    let steps = walk.steps.flatMap { step -> [Line] in
      let number = "\(step.number)"
      let mark = (step.number <= taken ? "✓" : " ") + (number.count < 2 ? "  " : " ")
      let open = Run(step.number == tried?.number ? " · open" : "", .cyan)
      return flow([Run(step.title), open], beside: 6).behind(
        first: [Run(mark, .green), Run("\(number)  ")])
        + flow("\(step.refactoring) · \(step.size)", .dim, beside: 6).indented(by: 6)
    }
    let command = "scripts/workbook step \(lesson.number)"
    var ways = [("\(command) 1", "Show one.")]
    if taken == walk.steps.count {
      ways.append(("scripts/workbook diff \(lesson.number) mine after", "What differs from after."))
    } else {
      if !walk.kata.isStarted || walk.nextFits {
        ways.append(("\(command) --next", "Take the next in your kata."))
      }
      ways.append(
        tried == nil
          ? ("\(command) --try", "Do the next yourself.")
          : ("\(command) --compare", "Compare yours with ours."))
    }
    return separated([
      flow("\(lesson.heading): from before to after", .bold), steps,
      taken > 0 ? [[Run("✓", .green), Run(" in your kata")]] : [],
      commands(ways),
    ])
  }

  func head(of step: Step, in steps: [Step]) -> [Line] {
    let count = steps.count
    return separated([
      flow([Run("Step \(step.number) of \(count): ", .dim), Run(step.title, .bold)])
        + flow("\(step.refactoring) · \(step.size)", .dim), flow(step.reason),
      step.largeBecause.map { flow("It is large: \($0)") } ?? [],
    ])
  }

  func task(of step: Step, in walk: StepWalk) -> [Line] {
    let kata = walk.kata
    let files = step.files.flatMap { file in
      let note = file.left == nil ? " (new)" : file.right == nil ? " (goes)" : ""
      return flow([Run(file.path), Run(note, .dim)], beside: 2).indented(by: 2)
    }
    let command = "scripts/workbook step \(kata.lesson.number)"
    return separated([
      head(of: step, in: walk.steps), flow("We do it in these files:") + files,
      flow("Do it in your own way in \(kata.path)/\(kata.sourcesPath). Then:"),
      commands([
        ("scripts/workbook check \(kata.lesson.number)", "See whether it still behaves."),
        ("\(command) --compare", "Compare yours with ours."),
        walk.nextFits
          ? ("\(command) --next", "See ours, and take it.")
          : ("\(command) \(step.number)", "See ours."),
      ]),
    ])
  }

  func taken(_ step: Step, in steps: [Step]) -> [Line] {
    flow("Step \(step.number) of \(steps.count) is taken: \(step.title).", .bold)
  }

  /// What to type after a step.
  ///
  /// - Parameter isTried: Whether the reader did it, so that a check has passed.
  func next(after step: Step, in walk: StepWalk, isTried: Bool = false) -> [Line] {
    let number = walk.kata.lesson.number
    guard let next = walk.steps.dropFirst(step.number).first else {
      return flow(
        "That was the last one. What is yours alone: scripts/workbook diff \(number) mine after")
    }
    let command = "scripts/workbook step \(number)"
    return separated([
      flow("The next one is step \(next.number): \(next.title)."),
      commands(
        [
          isTried
            ? ("\(command) --try", "Do it yourself.")
            : ("scripts/workbook check \(number)", "Check your kata first.")
        ] + (walk.nextFits ? [("\(command) --next", "Take it as we do it.")] : [])),
    ])
  }
}
