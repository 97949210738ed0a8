import Book
import Foundation
import Terminal

/// `bookbinder measure`: tries a lesson's promises, and records the results.
struct MeasureCommand: ProgramCommand {
  let name = "measure"
  let summary = "Tries a lesson's steps, slips and requests, and records the figures."
  let help = """
    Usage: bookbinder measure [LESSON]
           bookbinder measure --all
           bookbinder measure --check

    Builds and runs a lesson's sides as katas, its steps, its slips and its
    requests: each request on its own, with each spot left out, and one after
    another. A slip that names the step which stops it is also tried after each
    step. If everything is as required, the figures go to Evidence.json, beside the
    page; then `bookbinder pages` updates the tables and charts. Without a LESSON:
    the lessons that have changed since they were measured.

      --all    All lessons, which takes about a minute each.
      --check  Changes nothing: reports whatever differs from the records. Also
               tries one unchanged lesson, a different one each day.

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
    if lessons.isEmpty { console.write("Nothing has changed since the last measurement.\n") }
    var isWell = true
    for lesson in lessons {
      let found = try await LessonTrial(of: lesson, in: workbook).run()
      let (path, text) = (LessonEvidence.path(of: lesson), try found.evidence.jsonText())
      let kept = try? LessonEvidence(of: lesson, in: workbook)
      let isKept =
        checks ? kept?.agrees(with: found.evidence) : try? workbook.text(at: path) == text
      if !found.problems.isEmpty {
        isWell = false
        console.writeError("Lesson \(lesson.number) is not as required, so nothing is recorded:\n")
        found.problems.forEach { console.writeError("  \($0)\n") }
      } else if isKept == true {
        console.write("Lesson \(lesson.number): unchanged.\n")
      } else if checks {
        isWell = false
        console.writeError(
          "\(path) differs from the new measurement: run `bookbinder measure \(lesson.number)`.\n")
      } else {
        try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
        console.write("Lesson \(lesson.number): wrote \(path).\n")
      }
    }
    return isWell
  }

  /// The lessons that have changed since they were measured.
  ///
  /// - Parameter day: Chooses one of the unchanged lessons, which is added.
  static func changed(in workbook: Workbook, day: Int? = nil) throws -> [Lesson] {
    let changed = try workbook.lessons.filter { try !$0.isMeasured(in: workbook) }
    let others = workbook.lessons.filter { !changed.contains($0) }
    guard let day, !others.isEmpty else { return changed }
    return changed + [others[day % others.count]]
  }
}
