import Foundation
import Shell

/// `workbook hint`: one hint further, each time.
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

    Without a LESSON it is about the kata that you worked on last. A LESSON is named
    by its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
    are the same one.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--again", "--all"])
    let wanted = try arguments.positional("LESSON")
    try arguments.finish()
    let lesson = try workbook.kata(named: wanted).lesson
    try workbook.requireSides(of: lesson)
    let hints = try HintLadder(of: lesson, in: workbook).hints
    let progress = ProgressFile(workbook, on: console)
    switch choice {
    case "--all":
      let trouble = progress.noteHints(hints.count, of: lesson)
      let sections = hints.enumerated().map { index, hint in
        HintText(lesson: lesson, number: index + 1, count: hints.count, text: hint)
          .text(on: console)
      }
      console.page(sections.joined(separator: "\n"))
      if let trouble { console.warn(trouble) }
    default:
      let (number, trouble) = progress.noteHint(
        of: lesson, among: hints.count, isAgain: choice == "--again")
      let hint = HintText(
        lesson: lesson, number: number, count: hints.count, text: hints[number - 1])
      console.write(
        hint.text(on: console) + hint.sequel(isStarted: Kata(lesson, in: workbook).isStarted))
      if let trouble { console.warn(trouble) }
    }
    return true
  }
}

/// A hint as it is shown.
struct HintText {
  let lesson: Lesson
  let number: Int
  let count: Int
  /// In Markdown.
  let text: String

  /// Laid out for a terminal, and as it is elsewhere.
  func text(on console: any Console) -> String {
    let ink = Ink(console)
    let heading = ink.paint("Hint \(number) of \(count), \(lesson.title)", .bold)
    guard console.isTerminal else { return "\(heading)\n\n\(text)\n" }
    let page = PageRenderer(width: console.width, ink: ink, folder: "Lessons/\(lesson.folder)")
    return "\(heading)\n\n" + page.text(of: text)
  }

  /// What may be done after it.
  func sequel(isStarted: Bool) -> String {
    number < count
      ? "\nOne further: scripts/workbook hint \(lesson.number)\n"
      : "\nThat was the last one. Ours, to compare: "
        + "scripts/workbook diff \(lesson.number)\(isStarted ? " mine after" : "")\n"
  }
}
