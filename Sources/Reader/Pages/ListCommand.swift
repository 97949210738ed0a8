import Book
import Practice
import Terminal
import Text

struct ListCommand: WorkbookCommand {
  let name = "list"
  let summary = "Shows the nine lessons and what each is about."
  let help = """
    Usage: workbook list

    Shows the nine lessons: number, letter in SOLID, abbreviation, title and what
    each is about; below that the stage of your kata, once it is started.

    \(HelpText.stages)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    console.print(console.layout.lessons(in: workbook, console.progress(in: workbook)))
    return true
  }
}

extension Console {
  /// The progress where a kata is started; what is wrong with its file is told on standard error.
  func progress(in workbook: Workbook) -> KataProgress? {
    guard !Kata.started(in: workbook).isEmpty else { return nil }
    return attempt { try ProgressFile(workbook, on: self).load() }
  }
}

extension Layout {
  /// The lessons, and below those whose katas are started the stages of these.
  func lessons(in workbook: Workbook, _ progress: KataProgress?) -> [Line] {
    [[Run("Lessons", .bold)]]
      + Catalogue.lessons.flatMap { lesson in
        let mark =
          "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 6)
        let names = mark + lesson.title.padded(to: 23)
        let told =
          names.count + 16 <= width
          ? item([Run(names)], lesson.seam) : item([Run(mark)], "\(lesson.title): \(lesson.seam)")
        let kata = Kata(lesson, in: workbook)
        let stage = progress.map { KataStage(of: kata, $0[lesson]) } ?? .notStarted
        guard stage != .notStarted else { return told }
        return told + item(Line().padded(to: mark.count), stage.words(kata.stepCount), .green)
      }
  }
}
