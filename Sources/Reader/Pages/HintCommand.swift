import Book
import Practice
import Shell
import Terminal

/// `workbook hint`: shows one more hint each time.
struct HintCommand: WorkbookCommand {
  let name = "hint"
  let summary = "Shows the next hint to a kata, one further each time."
  let help = """
    Usage: workbook hint [LESSON] [--again | --all]

    Shows the next hint to your kata, one further each time: the first is a question
    to ask yourself, the last is nearly the answer. Any sound design is as good as
    ours; the hints lead to a good one, not only to that of after.

      --again   Shows the last one again.
      --all     Shows all of them.

    \(LessonArgument.helpOrLatest)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--again", "--all"])
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    let hints = try HintLadder(of: kata.lesson, in: workbook).hints
    let progress = ProgressFile(workbook) { console.warn($0) }
    let trouble: String?
    if choice == "--all" {
      trouble = progress.noteHints(hints.count, of: kata.lesson)
      let texts = (1...hints.count).map { HintText(kata.lesson, number: $0, of: hints) }
      console.page(separated(texts.map { $0.lines(on: console) }))
    } else {
      let number: Int
      (number, trouble) = progress.noteHint(
        of: kata.lesson, among: hints.count, isAgain: choice == "--again")
      let hint = HintText(kata.lesson, number: number, of: hints)
      console.print(hint.lines(on: console) + [[]])
      console.tell(hint.sequel(isStarted: kata.isStarted))
    }
    if let trouble { console.warn(trouble) }
    return true
  }
}
