import Book
import Practice
import Text

extension Layout {
  /// The step as it is shown before it is taken: its reason and its changes.
  func lines(of step: Step, in steps: [Step], _ files: [FileDifference]) -> [Line] {
    separated([head(of: step, in: steps), lines(of: files)])
  }

  /// - Parameter taken: How many steps the reader's kata has taken.
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
    var ways = [("\(command) 1", "Show a step.")]
    if taken == walk.steps.count {
      ways.append(
        ("scripts/workbook diff \(lesson.number) mine after", "Show how yours differs from ours."))
    } else {
      if !walk.kata.isStarted || walk.nextFits {
        ways.append(("\(command) --next", "Take the next step in your kata."))
      }
      ways.append(
        tried == nil
          ? ("\(command) --try", "Do the next step yourself.")
          : ("\(command) --compare", "Compare yours with ours."))
    }
    return separated([
      flow("\(lesson.heading): from before to after", .bold), steps,
      taken > 0 ? [[Run("✓", .green), Run(" in your kata")]] : [],
      commands(ways),
    ])
  }

  private func head(of step: Step, in steps: [Step]) -> [Line] {
    separated([
      flow([Run("Step \(step.number) of \(steps.count): ", .dim), Run(step.title, .bold)])
        + flow("\(step.refactoring) · \(step.size)", .dim), prose(step.reason),
      step.largeBecause.map { prose("This step is large. \($0)") } ?? [],
    ])
  }

  func task(of step: Step, in walk: StepWalk) -> [Line] {
    let kata = walk.kata
    let files = step.files.flatMap { file in
      let note = file.left == nil ? " (new)" : file.right == nil ? " (removed)" : ""
      return flow([Run(file.path), Run(note, .dim)], beside: 2).indented(by: 2)
    }
    let command = "scripts/workbook step \(kata.lesson.number)"
    return separated([
      head(of: step, in: walk.steps), flow("We do it in these files:") + files,
      flow("Do it your own way in \(kata.path)/\(kata.sourcesPath). Then:"),
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

  /// The commands that may follow a step.
  ///
  /// - Parameter isTried: Whether the reader did the step, so that a check has passed.
  func next(after step: Step, in walk: StepWalk, isTried: Bool = false) -> [Line] {
    let number = walk.kata.lesson.number
    guard let next = walk.steps.dropFirst(step.number).first else {
      return flow(
        "That was the last step. Compare with ours: scripts/workbook diff \(number) mine after"
      )
    }
    let command = "scripts/workbook step \(number)"
    return separated([
      flow("The next one is step \(next.number): \(next.title)."),
      commands(
        [
          isTried
            ? ("\(command) --try", "Do it yourself.")
            : ("scripts/workbook check \(number)", "Check your kata first.")
        ] + (walk.nextFits ? [("\(command) --next", "Take it our way.")] : [])),
    ])
  }
}
