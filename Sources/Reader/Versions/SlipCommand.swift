import Book
import Practice
import Terminal
import Text

struct SlipCommand: WorkbookCommand {
  let name = "slip"
  let summary = "Shows a mistake that is easy to make, and what catches it."
  let help = """
    Usage: workbook slip LESSON [N]
           workbook slip LESSON N --mine

    Without N: the lesson's slips, which are mistakes that are easy to make there.
    With N: what was typed in each version, and what caught it when the book was
    made: the compiler (a warning counts), a test, or nothing. A test is unrelated
    if the change was not about it.

      --mine    Makes the mistake in your kata, so that you can see what catches it.
                If it does not fit, nothing is changed.

    \(HelpText.lessonAndPager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isMine = try arguments.flag("--mine")
    let lesson = try arguments.lesson(of: workbook)
    let wanted = try isMine ? arguments.required("N") : arguments.positional("N")
    try arguments.finish()
    let slips = try Slip.all(of: lesson, in: workbook)
    guard let wanted else {
      console.page { $0.list(slips, of: lesson) }
      return true
    }
    let slip = try lesson.numbered("slip", wanted, of: slips)
    if isMine {
      let (kata, number) = (Kata(lesson, in: workbook), lesson.number)
      try console.prepare(kata)
      try kata.make(slip)
      console.tell("Slip \(slip.number) is in your kata.")
      console.tell("To see what catches it: scripts/workbook check \(number)")
      if let request = slip.request {
        console.tell(
          "To try the tests of its request: scripts/workbook request \(number) \(request)")
      }
      console.tell("To take it back: scripts/workbook undo \(number)")
      return true
    }
    let evidence = try LessonEvidence(of: lesson, in: workbook).slips[slip.number - 1]
    let files = try Sides { side in
      try GitDiff.files(
        from: workbook.tree(of: lesson, side), to: slip.tree(of: side, in: workbook))
        + slip.guestDifferences(on: side)
    }
    let command = "scripts/workbook slip \(lesson.number) \(slip.number) --mine"
    console.page { layout in
      let sides = Side.allCases.flatMap { side in
        [
          layout.flow("In the \(side.rawValue) version:", .bold), layout.lines(of: files[side]),
          layout.lines(of: evidence.outcome[side], of: slip, on: side),
        ]
      }
      return separated(
        [layout.head(of: slip, slips.count)] + sides
          + [layout.commands([(command, "Make it in your kata.")])])
    }
    return true
  }
}

extension Layout {
  fileprivate func list(_ slips: [Slip], of lesson: Lesson) -> [Line] {
    separated(
      [flow("\(lesson.heading): slips", .bold)]
        + slips.map { slip in
          item([Run("\(slip.number)  ")], slip.title, .bold)
            + prose(slip.sentence, beside: 3).indented(by: 3)
        }
        + [commands([("scripts/workbook slip \(lesson.number) 1", "See what catches it.")])])
  }

  fileprivate func head(of slip: Slip, _ count: Int) -> [Line] {
    flow([Run("Slip \(slip.number) of \(count): ", .dim), Run(slip.title, .bold)])
      + prose(slip.sentence)
  }

  /// The outcome of the slip on a side.
  fileprivate func lines(
    of outcome: LessonEvidence.SlipOutcome, of slip: Slip, on side: Side
  ) -> [Line] {
    let style: Style =
      slip.isSilent(outcome, on: side) ? .red : outcome.broken.isEmpty ? .green : .plain
    let end = outcome.broken.isEmpty ? "." : ":"
    return prose(slip.verdict(outcome, on: side) + end, style, beside: 2).indented(by: 2)
      + outcome.broken.flatMap { test in
        item(
          [Run("  ✗ ", .red)],
          test + (outcome.unrelated.contains(test) ? " (unrelated)" : ""))
      }
  }
}
