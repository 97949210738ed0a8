import Shell

/// `workbook` alone: the lessons and what to do next.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons and what to do next."
  let help = ""

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "workbook").finish()
    let home = HomeScreen(
      workbook: workbook, commands: Commands.all.map(\.name), ink: Ink(console))
    console.write(home.text)
    return true
  }
}
