import Book
import Foundation
import Shell

/// `bookbinder measure`: counts what the requests cost.
struct MeasureCommand: ProgramCommand {
  let name = "measure"
  let summary = "Counts what a lesson's requests cost, and draws the chart."
  let help = """
    Usage: bookbinder measure [LESSON]

    Counts what each request costs on before and on after, and writes Cost.json and
    Cost.svg beside the page; without a LESSON, of all. Then `bookbinder pages` brings
    the tables on the pages up to date.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let lesson = try arguments.positional("LESSON").map(Catalogue.lesson(named:))
    try arguments.finish()
    for lesson in lesson.map({ [$0] }) ?? Catalogue.lessons {
      let changed = try CostFiles(of: lesson, in: workbook).write()
      console.write(
        changed.isEmpty
          ? "Lesson \(lesson.number): as it was.\n"
          : "Lesson \(lesson.number): wrote \(changed.joined(separator: ", ")).\n")
    }
    return true
  }
}
