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

    \(HelpText.lessonOrLatest)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--again", "--all"])
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    let hints = try HintLadder(of: kata.lesson, in: workbook).hints
    let progress = ProgressFile(workbook, on: console)
    let trouble: String?
    if choice == "--all" {
      let count = hints.count
      trouble = progress.noteHint(of: kata.lesson, among: count, further: count).trouble
      console.page(
        separated(hints.indices.map { lines(of: kata.lesson, $0 + 1, of: hints, console) }))
    } else {
      let number: Int
      (number, trouble) = progress.noteHint(
        of: kata.lesson, among: hints.count, further: choice == "--again" ? 0 : 1)
      console.print(lines(of: kata.lesson, number, of: hints, console) + [[]])
      console.tell(
        number < hints.count
          ? "The next one: scripts/workbook hint \(kata.lesson.number)"
          : "That was the last one. Ours, to compare: scripts/workbook diff \(kata.lesson.number)"
            + (kata.isStarted ? " mine after" : ""))
    }
    if let trouble { console.warn(trouble) }
    return true
  }

  /// The heading and the hint: laid out in a terminal, as Markdown elsewhere.
  private func lines(
    of lesson: Lesson, _ number: Int, of hints: [String], _ console: any Console
  ) -> [Line] {
    let text = hints[number - 1]
    let body =
      console.isTerminal
      ? PageLayout.lines(
        of: text, folder: lesson.pageFolder, width: console.width, usesColor: console.usesColor)
      : text.split(separator: "\n", omittingEmptySubsequences: false).map { [Run(String($0))] }
    return [[Run("Hint \(number) of \(hints.count), \(lesson.title)", .bold)], []] + body
  }
}
