import Book
import Practice
import Shell
import Terminal

/// `workbook list`: lists the lessons.
struct ListCommand: WorkbookCommand {
  let name = "list"
  let summary = "Shows the nine lessons and what each is about."
  let help = """
    Usage: workbook list

    Shows the nine lessons: number, letter in SOLID, abbreviation, title, what each
    is about, and the stage of your kata, once it is started.

    \(HelpText.stages)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    console.print(console.layout.lessons(in: workbook, on: console))
    return true
  }
}

extension Layout {
  /// The lessons, with the stages of the katas that are started.
  func lessons(in workbook: Workbook, on console: any Console) -> [Line] {
    var progress: KataProgress?
    if !Kata.started(in: workbook).isEmpty {
      console.attempt { progress = try ProgressFile(workbook, on: console).load() }
    }
    return [[Run("Lessons", .bold)]]
      + Catalogue.lessons.flatMap { lesson in
        let names =
          "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 6)
          + lesson.title.padded(to: 23)
        let stage = progress.map { KataStage(of: Kata(lesson, in: workbook), $0[lesson]) }
        return flow([Run(lesson.seam), Run(stage?.note ?? "", .green)], beside: names.count)
          .behind(first: [Run(names)])
      }
  }
}
