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
           bookbinder measure --check

    Builds and runs the sides of a lesson as katas, its steps, its slips and its
    requests: alone, with each place left out, and one after the other. A slip
    that names the step which stops it is tried after each step, too.
    Where all is as it must be, the figures go to Evidence.json, beside the page;
    then `bookbinder pages` brings the tables and charts up to date.
    Without a LESSON: those that have changed since they were measured.

      --all    All lessons, which takes about a minute each.
      --check  Changes nothing: says what is not as measured now. Also tries one
               that has not changed, another one each day.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let (isAll, checks) = (try arguments.flag("--all"), try arguments.flag("--check"))
    let lesson = try arguments.positional("LESSON").map(workbook.lesson(named:))
    try arguments.finish()
    let day = checks ? Int(Date().timeIntervalSince1970 / 86_400) : nil
    let lessons =
      try lesson.map { [$0] }
      ?? (isAll ? workbook.lessons : MeasureCommand.changed(in: workbook, day: day))
    if lessons.isEmpty { console.write("Nothing has changed since it was measured.\n") }
    var isWell = true
    for lesson in lessons {
      let found = try await LessonTrial(of: lesson, in: workbook).run()
      let (path, text) = (LessonEvidence.path(of: lesson), try found.evidence.jsonText())
      let kept = try? LessonEvidence(of: lesson, in: workbook)
      let isKept =
        checks ? kept?.agrees(with: found.evidence) : try? workbook.text(at: path) == text
      if !found.problems.isEmpty {
        isWell = false
        console.writeError("Lesson \(lesson.number) is not as it has to be, so nothing is kept:\n")
        found.problems.forEach { console.writeError("  \($0)\n") }
      } else if isKept == true {
        console.write("Lesson \(lesson.number): as it was.\n")
      } else if checks {
        isWell = false
        console.writeError(
          "\(path) is not what is measured now: run `bookbinder measure \(lesson.number)`.\n")
      } else {
        try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
        console.write("Lesson \(lesson.number): wrote \(path).\n")
      }
    }
    return isWell
  }

  /// The lessons that have changed since they were measured.
  ///
  /// - Parameter day: Chooses one more, of the others.
  static func changed(in workbook: Workbook, day: Int? = nil) throws -> [Lesson] {
    let changed = try workbook.lessons.filter { try !$0.isMeasured(in: workbook) }
    let others = workbook.lessons.filter { !changed.contains($0) }
    guard let day, !others.isEmpty else { return changed }
    return changed + [others[day % others.count]]
  }
}
