import Book
import Terminal

/// The commands of the workbook, in the order in which its help lists them.
enum Commands {
  static let all: [any ProgramCommand<Workbook>] = [
    ReadCommand(), TestCommand(), DiffCommand(), StepCommand(), SlipCommand(), CostCommand(),
    StartCommand(), CheckCommand(), WatchCommand(), HintCommand(), RequestCommand(),
    ResetCommand(), UndoCommand(), PlayCommand(),
  ]
}

extension Program where Context == Workbook {
  /// - Parameter typedAs: The name that the reader types to start it; nil for the program's own.
  package static func workbook(typedAs: String? = nil) -> Program<Workbook> {
    Program(
      "workbook", typedAs: typedAs, version: Workbook.version,
      usage: "[COMMAND]",
      introduction: "Without a command, it shows your progress in each lesson and what is next.",
      notes: """
        \(HelpText.lesson)

        \(HelpText.pager)

        The exit status is 0; 1 if something is red or cannot be done; 64 if the command
        line is wrong; and 70 if the workbook itself is at fault.
        """,
      commands: Commands.all, home: HomeCommand())
  }
}
