import Book
import Shell

/// The commands of the workbook, in the order in which its help lists them.
enum Commands {
  static let all: [any ProgramCommand<Workbook>] = [
    ListCommand(),
    ReadCommand(),
    TestCommand(),
    DiffCommand(),
    StepCommand(),
    CostCommand(),
    StartCommand(),
    CheckCommand(),
    WatchCommand(),
    HintCommand(),
    RequestCommand(),
    ProgressCommand(),
    NextCommand(),
    ResetCommand(),
    ShelfCommand(),
    PlayCommand(),
  ]
}

extension Program where Context == Workbook {
  /// The program `workbook`.
  ///
  /// - Parameter typedAs: What the reader types to start it; nil means its own name.
  package static func workbook(typedAs: String? = nil) -> Program<Workbook> {
    Program(
      "workbook", typedAs: typedAs, version: Workbook.version,
      overview: Overview(
        usage: "[COMMAND]",
        introduction: "Without a command it shows the lessons and what to do next.",
        notes: LessonArgument.help),
      commands: Commands.all, home: HomeCommand())
  }
}
