import Book
import Foundation
import Terminal

/// `bookbinder measure`: tries what a lesson promises, and keeps what is found.
struct MeasureCommand: ProgramCommand {
  let name = "measure"
  let summary = "Tries a lesson's steps, slips and requests, and keeps the figures."
  let help = """
    Usage: bookbinder measure [LESSON]
           bookbinder measure --all

    Builds and runs the sides of a lesson as katas, its steps, its slips and its
    requests: alone, with each place left out, and one after the other.
    Where all is as it must be, the figures go to Evidence.json, beside the page;
    then `bookbinder pages` brings the tables and charts up to date.
    Without a LESSON: those that have changed since they were measured.

      --all    All lessons, which takes about a minute each.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let isAll = try arguments.flag("--all")
    let lesson = try arguments.positional("LESSON").map(workbook.lesson(named:))
    try arguments.finish()
    let lessons =
      try lesson.map { [$0] }
      ?? workbook.lessons.filter { try isAll || !$0.isMeasured(in: workbook) }
    if lessons.isEmpty { console.write("Nothing has changed since it was measured.\n") }
    var isWell = true
    for lesson in lessons {
      let found = try await LessonTrial(of: lesson, in: workbook).run()
      guard found.problems.isEmpty else {
        isWell = false
        console.writeError("Lesson \(lesson.number): nothing is kept, since\n")
        found.problems.forEach { console.writeError("  \($0)\n") }
        continue
      }
      let (path, text) = (LessonEvidence.path(of: lesson), try found.evidence.jsonText())
      if (try? workbook.text(at: path)) == text {
        console.write("Lesson \(lesson.number): as it was.\n")
      } else {
        try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
        console.write("Lesson \(lesson.number): wrote \(path).\n")
      }
    }
    return isWell
  }
}
