import Book
import Terminal

extension Program where Context == Workbook {
  /// The author's program.
  package static var bookbinder: Program<Workbook> {
    Program(
      "bookbinder", version: Workbook.version,
      usage: "COMMAND",
      introduction: "For those who write lessons: keeps the book as it says it is.",
      notes: "CONTRIBUTING.md tells how a lesson is made.",
      commands: [PagesCommand(), VerifyCommand(), MeasureCommand(), SiteCommand()])
  }
}
