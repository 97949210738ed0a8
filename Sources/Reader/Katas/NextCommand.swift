import Book
import Practice
import Shell

/// `workbook next`: what to do next.
struct NextCommand: WorkbookCommand {
  let name = "next"
  let summary = "Says what to do next."
  let help = """
    Usage: workbook next

    Says what to do next: it goes on with the kata that you worked on last, and when
    that is done, with the next lesson that is not, from the first one again where
    there is none after it. A kata is done when you changed it and all of its
    behaviours passed in a check.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    let progress = try ProgressFile(workbook) { console.warn($0) }.load()
    console.print(NextSteps(workbook: workbook, progress: progress, width: console.width).lines)
    return true
  }
}
