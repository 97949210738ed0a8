import Book
import Shell

extension Program where Context == Workbook {
  /// The author's program.
  package static var bookbinder: Program<Workbook> {
    Program(
      "bookbinder", version: Workbook.version,
      usage: "COMMAND",
      introduction: "For those who write lessons: keeps the book as it says it is.",
      notes: "CONTRIBUTING.md tells how a lesson is made.",
      commands: [PagesCommand(), VerifyCommand(), MeasureCommand(), SiteCommand()],
      home: HelpCommand())
  }
}

/// What the program does without a command: it lists the commands.
private struct HelpCommand: ProgramCommand {
  let name = "bookbinder"
  let summary = ""
  let help = ""

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    try Arguments(words, of: name).finish()
    return try await Program<Workbook>.bookbinder.run(["help"], on: console) { workbook }
  }
}
