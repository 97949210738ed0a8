import Book
import Terminal

struct ReadCommand: WorkbookCommand {
  let name = "read"
  let summary = "Shows the page of a lesson."
  let help = """
    Usage: workbook read LESSON

    Shows the page of a lesson. In a terminal it is laid out, with its figures and
    the answers to its questions at the end; elsewhere it is printed as it is in the
    file.

    \(HelpText.lesson)

    \(HelpText.pager)
    Without colours, Markdown's own marks stay, such as ** around bold text.

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
