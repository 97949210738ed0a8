import Book
import Foundation
import Terminal
import Site

/// `bookbinder measure`: tries what a lesson promises, and keeps what is found.
struct MeasureCommand: ProgramCommand {
  let name = "measure"
  let summary = "Tries a lesson's steps, slips and requests, and keeps the figures."
  let help = """
    Usage: bookbinder measure [LESSON]
           bookbinder measure --all

    Builds and runs the sides of a lesson as katas, its steps, its slips and its
    requests: alone, with each place left out, in pairs, and one after the other.
    Where all is as it must be, the figures go to Evidence.json and a chart, beside
    the page; then `bookbinder pages` brings the tables on the pages up to date.
    Without a LESSON: those that have changed since they were measured.

      --all    All lessons, which takes about a minute each.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let isAll = try arguments.flag("--all")
    let lesson = try arguments.positional("LESSON").map(Catalogue.lesson(named:))
    try arguments.finish()
    let lessons =
      try lesson.map { [$0] }
      ?? Catalogue.lessons.filter { try isAll || !$0.isMeasured(in: workbook) }
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
      let changed = try found.evidence.files(of: lesson).filter { path, text in
        guard (try? workbook.text(at: path)) != text else { return false }
        try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
        return true
      }
      console.write(
        changed.isEmpty
          ? "Lesson \(lesson.number): as it was.\n"
          : "Lesson \(lesson.number): wrote \(changed.map(\.path).joined(separator: ", ")).\n")
    }
    return isWell
  }
}

extension LessonEvidence {
  /// The files beside the page that show it, as paths in the book, with their texts.
  func files(of lesson: Lesson) throws -> [(path: String, text: String)] {
    [
      (LessonEvidence.path(of: lesson), try jsonText()),
      (LessonEvidence.chartPath(of: lesson), ChartDrawing.stages(of: self).file),
    ]
  }

  static func chartPath(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Bet.svg" }
}
