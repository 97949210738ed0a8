import Book
import Shell

/// `workbook cost`: what the same change costs in before and in after.
struct CostCommand: WorkbookCommand {
  let name = "cost"
  let summary = "Shows what the same change costs in before and in after."
  let help = """
    Usage: workbook cost [LESSON]

    Each lesson has requests for a change, carried out in before and in after and
    then counted. Without a LESSON: the whole book, a row a request.

      files touched  Existing files that are changed or gone.
      new files      Files that are there only then.
      lines changed  Existing lines that are changed or gone.
      lines added    Lines that are new, or stand for changed ones.
      tests edited   Existing test files that had to be changed.

    \(LessonArgument.help)

    \(PagerHelp.text)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed()
    try arguments.finish()
    if let lesson {
      let figures = try LessonFigures(of: lesson, in: workbook)
      console.page(CostTable(width: console.width).lines(of: figures, lesson))
    } else {
      let figures = try Catalogue.lessons.map { ($0, try LessonFigures(of: $0, in: workbook)) }
      console.page(BookCostTable(figures: figures, width: console.width).lines)
    }
    return true
  }
}
