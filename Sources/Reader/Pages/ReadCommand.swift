import Book
import Terminal

struct ReadCommand: WorkbookCommand {
  let name = "read"
  let summary = "Shows the page of a lesson."
  let help = """
    Usage: workbook read LESSON

    Shows the page of a lesson, laid out in a terminal, where its figures and the
    answers to its questions stand at the end, and otherwise as it is in the file.

    \(HelpText.lesson)

    \(HelpText.pager)
    Without colours the marks of Markdown stay, such as ** around what is bold.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lesson(of: workbook)
    try arguments.finish()
    try console.page(
      workbook.text(of: lesson), in: lesson.pageFolder, asIs: !console.isTerminal)
    return true
  }
}
