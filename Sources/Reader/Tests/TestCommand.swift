import Book
import Shell
import Terminal
import Toolchain

/// `workbook test`: runs a lesson's tests and shows before and after side by side.
struct TestCommand: WorkbookCommand {
  let name = "test"
  let summary = "Runs the tests of a lesson: before and after, side by side."
  let help = """
    Usage: workbook test [LESSON]

    Builds and runs the tests of a lesson, and shows each behaviour with how it came
    out before and after; under them the proofs, which show why before is worse,
    and the tests of parts that only after has. Without a LESSON: all nine, a line
    for each, and what failed.

    \(LessonArgument.help)

      ✓  passed
      !  shows a known defect, as it should
      ✗  failed: the file, the line and the reason stand below
      –  not run

    Only what is tested is built, in \(LessonRun.scratchPath). When something does not
    compile, only the compiler's errors are shown. Ctrl-C ends the build and the
    tests. The exit status is 0 when all tests passed and some behaviour ran on
    both sides, else 1.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed()
    try arguments.finish()
    let subject = lesson.map { "Lesson \($0.number), \($0.title)" } ?? "All lessons"
    let outcome = try await StatusLine.during(
      subject, announcing: "Building and testing: \(subject) …", on: console
    ) { status in
      let run = LessonRun(lessons: lesson.map { [$0] } ?? Catalogue.lessons, workbook: workbook) {
        status.end()
        console.writeError("Stopped.\n")
      }
      return try await run.run { status.enter($0) }
    }
    switch outcome {
    case .notBuilt(let failure):
      console.print(NotBuiltText(failure: failure, wanted: lesson, width: console.width).lines)
      return false
    case .reports(let reports):
      console.print(
        lesson == nil
          ? TestSummary(reports: reports, width: console.width).lines
          : reports.flatMap { TestTable(report: $0, width: console.width).lines })
      return reports.allSatisfy(\.isPassed)
    }
  }
}
