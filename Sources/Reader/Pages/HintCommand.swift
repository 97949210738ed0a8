import Book
import Practice
import Terminal

struct HintCommand: WorkbookCommand {
  let name = "hint"
  let summary = "Shows the next hint for a kata, one more each time."
  let help = """
    Usage: workbook hint [LESSON] [--again | --all]

    Shows the next hint for a lesson's kata and keeps your place. The first hint is
    a question to ask yourself, the last nearly gives the answer. Any sound design
    is as good as ours.

      --again   Shows the last hint again.
      --all     Shows every hint.

    \(HelpText.lessonOrLatest)

    \(HelpText.pager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--again", "--all"])
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    let hints = try workbook.hints(for: kata.lesson)
    let showsAll = choice == "--all"
    if kata.isStarted { console.attempt { try console.prepare(kata) } }
    if choice == "--again", try KataLog(kata).history().standing.hints == 0 {
      throw KataError.noHintShown(number: kata.lesson.number)
    }
    let further = showsAll ? hints.count : choice == "--again" ? 0 : 1
    // The reader gets the hint even if the log cannot record it.
    let noted =
      kata.isStarted
      ? console.attempt { try kata.noteHint(among: hints.count, further: further) } : nil
    let last = noted ?? max(1, further)
    let shown = ((showsAll ? 1 : last)...last).map { number in
      "## Hint \(number) of \(hints.count), \(kata.lesson.title)\n\n\(hints[number - 1])\n"
    }
    console.page(
      shown.joined(separator: "\n"), in: kata.lesson.pageFolder, asIs: !console.isTerminal)
    if !showsAll {
      console.write("\n")
      let number = kata.lesson.number
      console.tell(
        !kata.isStarted
          ? "Once you have a kata, each call shows one more: scripts/workbook start \(number)"
          : last < hints.count
            ? "The next hint: scripts/workbook hint \(number)"
            : "That was the last hint. Compare with ours: scripts/workbook diff \(number) mine after"
      )
    }
    return true
  }
}
