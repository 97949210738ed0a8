import Book
import Shell

/// `workbook` without a command: shows the lessons and what to do next.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons and what to do next."
  let help = ""

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "workbook").finish()
    console.print(HomeScreen(width: console.width).lines)
    return true
  }
}
