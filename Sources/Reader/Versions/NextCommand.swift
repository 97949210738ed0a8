import Book
import Practice
import Terminal
import Text

struct NextCommand: WorkbookCommand {
  let name = "next"
  let summary = "Says what to do next."
  let help = """
    Usage: workbook next

    Says what to do next. It goes on with a kata that you have begun and that is not
    refactored, with the one that you worked on last where there are several; and
    where there is none, with the first lesson of the book that is not refactored.
    When the kata that you worked on last is refactored, it first tells what else
    there is to do in it, such as the next of our steps if you take them.

    \(HelpText.stages)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    let progress = try ProgressFile(workbook, on: console).load()
    console.print(console.layout.nextSteps(in: workbook, progress))
    return true
  }
}

extension Layout {
  /// What else there is to do in a kata that is refactored, and what to go on with.
  ///
  /// - Parameter kata: The one that the reader works on; nil means the one worked on last.
  func nextSteps(
    in workbook: Workbook, _ progress: KataProgress, after kata: Kata? = nil
  ) -> [Line] {
    let latest = kata ?? Kata.workedOnLast(in: workbook)
    let settled = latest.flatMap { progress.isSettled($0.lesson) ? $0 : nil }
    return separated([
      settled.map { review(of: $0, progress[$0.lesson]) } ?? [],
      progress.next(in: workbook).map { steps(of: $0, progress[$0.lesson]) }
        ?? flow("All nine katas are refactored.", .bold)
        + commands([("swift run arcade", "Play the arcade that they are about.")]),
    ])
  }

  private func review(of kata: Kata, _ progress: KataProgress.Entry) -> [Line] {
    let (number, stage) = (kata.lesson.number, KataStage(of: kata, progress))
    let state = (stage == .refactored ? "is " : "") + stage.words(kata.stepCount)
    let row = try? ChangeRow(of: kata, progress)
    let command = "scripts/workbook request \(number)"
    let change =
      row?.open.map { ("\(command) --finish", "End the change: \($0.title).") }
      ?? (row?.isAtEnd == true
        ? ("\(command) --sum", "See your changes summed up.")
        : (command, "Carry out a change on your design."))
    return flow("Your kata of lesson \(number), \(kata.lesson.title), \(state).", .bold)
      + commands(
        nextStep(of: kata) + [
          change,
          ("scripts/workbook diff \(number) mine after", "Compare your version with ours."),
          ("scripts/workbook read \(number)", "Read when not to do it."),
          ("scripts/workbook play \(number)", "Play with your version plugged in."),
        ])
  }

  /// For a reader who takes the book's steps, where the next one fits.
  private func nextStep(of kata: Kata) -> [(command: String, purpose: String)] {
    guard kata.stepCount != nil, (try? StepWalk(in: kata).nextFits) == true else { return [] }
    return [("scripts/workbook step \(kata.lesson.number) --next", "Take the next of our steps.")]
  }

  private func steps(of kata: Kata, _ progress: KataProgress.Entry) -> [Line] {
    let number = kata.lesson.number
    let open = try? TakenRequest.open(in: kata)?.request
    let title =
      "lesson \(number), \(kata.lesson.title)" + (open.map { ", with “\($0.title)” open" } ?? "")
    guard kata.isStarted else {
      return flow("Next is \(title).", .bold)
        + commands([
          ("scripts/workbook read \(number)", "Read its page."),
          ("scripts/workbook start \(number)", "Make your kata of it."),
        ])
    }
    let watching = [
      (command: "scripts/workbook watch \(number)", purpose: "Check on every save."),
      ("scripts/workbook check \(number)", "Check once."),
    ]
    guard let check = progress.lastCheck else {
      return flow("You began \(title); it has not been checked yet.", .bold)
        + commands(nextStep(of: kata) + watching)
    }
    let state =
      if progress.isRed {
        "\(check.passed) of \(check.behaviours) behaviours pass."
      } else if progress.behaves {
        "it behaves, and the design is still before's."
      } else if kata.isUntouched {
        "everything passes, as in before: now change it."
      } else {
        "you changed it since the last check."
      }
    return flow("You are at \(title): \(state)", .bold)
      + commands(
        (progress.isRed ? [] : nextStep(of: kata)) + watching + [
          ("scripts/workbook hint \(number)", "Get a hint."),
          ("scripts/workbook diff \(number) mine", "See what you changed."),
        ])
  }
}
