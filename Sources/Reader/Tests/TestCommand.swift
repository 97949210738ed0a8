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

    \(HelpText.lesson)

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
    let subject = lesson?.heading ?? "All lessons"
    let (reports, failure) = try await StatusLine.during(
      subject, announcing: "Building and testing: \(subject) …", on: console
    ) { status in
      let run = LessonRun(lessons: lesson.map { [$0] } ?? Catalogue.lessons, workbook: workbook)
      return try await run.run { status.enter($0) }
    }
    let layout = console.layout
    if let failure {
      let sentence = TestCommand.sentence(on: failure, wanted: lesson)
      console.print(layout.lines(of: failure, closing: sentence))
      return false
    }
    console.print(
      lesson == nil ? layout.summary(of: reports) : reports.flatMap { layout.lines(of: $0) })
    return reports.allSatisfy(\.isPassed)
  }

  /// Why no test ran.
  static func sentence(on failure: BuildFailure, wanted: Lesson?) -> String {
    guard let wanted else { return "Nothing ran: what is above does not compile." }
    let folders = ["Sources", "Tests"].map { "\($0)/Lessons/\(wanted.folder)/" }
    let inside = failure.errors.count { error in
      folders.contains { error.path?.hasPrefix($0) ?? false }
    }
    return switch inside {
    case 0:
      "Nothing ran: lesson \(wanted.number) needs what does not compile; the errors are not in "
        + "the lesson itself."
    case failure.errors.count: "Nothing ran: lesson \(wanted.number) does not compile."
    default:
      "Nothing ran: lesson \(wanted.number) does not compile, and there are errors elsewhere too."
    }
  }
}
