import Book
import Practice
import Terminal

struct HintCommand: WorkbookCommand {
  let name = "hint"
  let summary = "Shows the next hint to a kata, one further each time."
  let help = """
    Usage: workbook hint [LESSON] [--again | --all]

    Shows the next hint to a lesson's kata, and remembers it: the first is a
    question to ask yourself, the last is nearly the answer. Any sound design is as
    good as ours.

      --again   Shows the last one again.
      --all     Shows all of them.

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
    try kata.requireStart()
    console.attempt { try console.prepare(kata) }
    if choice == "--again", try KataLog(kata).history().standing.hints == 0 {
      throw KataError.noHintShown(number: kata.lesson.number)
    }
    let further = showsAll ? hints.count : choice == "--again" ? 0 : 1
    // The reader gets the hint even where that cannot be noted.
    let last =
      console.attempt { try kata.noteHint(among: hints.count, further: further) }
      ?? max(1, further)
    let shown = ((showsAll ? 1 : last)...last).map { number in
      "## Hint \(number) of \(hints.count), \(kata.lesson.title)\n\n\(hints[number - 1])\n"
    }
    console.page(
      shown.joined(separator: "\n"), in: kata.lesson.pageFolder, asIs: !console.isTerminal)
    if !showsAll {
      console.write("\n")
      console.tell(
        last < hints.count
          ? "The next one: scripts/workbook hint \(kata.lesson.number)"
          : "That was the last one. Ours, to compare: scripts/workbook diff \(kata.lesson.number) mine "
            + "after")
    }
    return true
  }
}
