import Book
import Terminal

extension Program where Context == Workbook {
  /// The author's program.
  package static var bookbinder: Program<Workbook> {
    Program(
      "bookbinder", version: Workbook.version,
      usage: "COMMAND",
      introduction: "For authors of lessons: keeps the book consistent.",
      notes: "CONTRIBUTING.md explains how to write a lesson.",
      commands: [PagesCommand(), VerifyCommand(), MeasureCommand()])
  }
}
