import Book
import Practice
import Terminal

struct ResetCommand: WorkbookCommand {
  let name = "reset"
  let summary = "Begins a kata anew."
  let help = """
    Usage: workbook reset LESSON

    Makes your sources and your guest what they were when the kata began, and
    forgets changes, steps and hints. Tests of your own stay, and so do your
    branches and commits. `workbook undo` brings all of it back.

    \(HelpText.lesson)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let kata = Kata(try arguments.lesson(of: workbook), in: workbook)
    try arguments.finish()
    try console.prepare(kata)
    try kata.reset()
    console.tell("Your kata in \(kata.path) begins anew.")
    console.tell("To have back what you had: scripts/workbook undo \(kata.lesson.number)")
    return true
  }
}
