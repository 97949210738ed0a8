import Book
import Terminal
import Text

/// The commands of the workbook, in the order in which its help lists them.
enum Commands {
  static let all: [any ProgramCommand<Workbook>] = [
    ListCommand(), ReadCommand(), TestCommand(), DiffCommand(), StepCommand(), SlipCommand(),
    CostCommand(), StartCommand(), CheckCommand(), WatchCommand(), HintCommand(), RequestCommand(),
    ProgressCommand(), NextCommand(), ResetCommand(), ShelfCommand(), PlayCommand(),
    ClassCommand(), CompletionCommand(),
  ]
}

extension Program where Context == Workbook {
  /// - Parameter typedAs: What the reader types to start it; nil means its own name.
  package static func workbook(typedAs: String? = nil) -> Program<Workbook> {
    Program(
      "workbook", typedAs: typedAs, version: Workbook.version,
      usage: "[COMMAND]",
      introduction: "Without a command it shows the lessons and what to do next.",
      notes: """
        \(HelpText.lesson)

        \(HelpText.pager)

        The exit status is 0, or 1 where something is red or cannot be done, 64 where
        the command line is wrong, and 70 where the fault is the workbook's own.
        """,
      commands: Commands.all, home: HomeCommand())
  }
}

private struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons and what to do next."
  let help = ""

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "workbook").finish()
    let layout = console.layout
    let title: Line = [
      Run("Shipshape", .bold),
      Run(": SOLID in Swift by practice, each lesson written twice, tested once."),
    ]
    let progress = console.progress(in: workbook)
    let next = progress.map { layout.nextSteps(in: workbook, $0) }
    let help = ("scripts/workbook help", "See every command.")
    let first = layout.commands([
      ("scripts/workbook read 1", "Read lesson 1."),
      ("scripts/workbook test 1", "Run its tests on both sides."),
      ("scripts/workbook diff 1", "Compare its before with its after."),
      ("scripts/workbook start 1", "Begin your own version of it."),
      ("swift run arcade", "Open the arcade that the lessons are about."), help,
      ("Lessons/README.md", "Plans for twenty minutes, an evening and a course."),
    ])
    console.print(
      separated([
        next == nil ? layout.flow(title) : [], layout.lessons(in: workbook, progress),
        next ?? [[Run("What next", .bold)]] + first, next == nil ? [] : layout.commands([help]),
      ]))
    return true
  }
}
