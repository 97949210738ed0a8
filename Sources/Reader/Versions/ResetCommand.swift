import Book
import Practice
import Terminal

struct ResetCommand: WorkbookCommand {
  let name = "reset"
  let summary = "Starts a kata over."
  let help = """
    Usage: workbook reset LESSON

    Restores your sources and your guest as they were when the kata began, and
    forgets changes, steps and hints. Your own tests, branches and commits stay.
    `workbook undo` brings everything back.

    \(HelpText.lesson)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let kata = Kata(try arguments.lesson(of: workbook), in: workbook)
    try arguments.finish()
    try console.prepare(kata)
    try kata.reset()
    console.tell("Your kata in \(kata.path) starts over.")
    console.tell("To get back what you had: scripts/workbook undo \(kata.lesson.number)")
    return true
  }
}
