import Book
import Shell
import Terminal

/// `workbook list`: lists the lessons.
struct ListCommand: WorkbookCommand {
  let name = "list"
  let summary = "Shows the nine lessons and what each is about."
  let help = """
    Usage: workbook list

    Shows the nine lessons: number, letter in SOLID, abbreviation, title, and what
    each is about.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, command: name).finish()
    console.print(console.layout.lessons)
    return true
  }
}

extension Layout {
  var lessons: [Line] {
    [[Run("Lessons", .bold)]]
      + Catalogue.lessons.flatMap { lesson in
        let names =
          "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 6)
          + lesson.title.padded(to: 23)
        return item([Run(names)], lesson.seam)
      }
  }
}
