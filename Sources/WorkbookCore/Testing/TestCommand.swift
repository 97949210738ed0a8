import Foundation
import Shell

/// `workbook test`: runs a lesson's tests and shows before and after side by side.
public struct TestCommand: WorkbookCommand {
  public let name = "test"
  public let summary = "Runs the tests of a lesson: before and after, side by side."
  public let help = """
    Usage: workbook test [LESSON]

    Builds and runs the tests of a lesson, and shows each behaviour with how it came
    out before and after; under them the proofs, which show why before is worse,
    and the tests of parts that only after has. Without a LESSON: all lessons that
    are written, a line for each, and what failed.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

      ✓  passed
      !  shows a known defect, as it should
      ✗  failed: the file, the line and the reason stand below
      –  not run

    When something does not compile, only the compiler's errors are shown: all
    lessons are built together. Ctrl-C ends the build and the tests. The exit
    status is 0 when all tests passed and some behaviour ran on both sides, else 1.

    """

  private let environment: [String: String?]
  private let standardErrorIsTerminal: Bool

  public init() {
    self.init(environment: [:], standardErrorIsTerminal: StandardError.canBeWrittenOver)
  }

  /// - Parameter environment: What differs from our own environment for `swift test`.
  init(environment: [String: String?], standardErrorIsTerminal: Bool) {
    self.environment = environment
    self.standardErrorIsTerminal = standardErrorIsTerminal
  }

  public func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let wanted = try arguments.positional("LESSON")
    try arguments.finish()
    let lessons: [Lesson]
    if let wanted {
      let lesson = try Catalogue.lesson(named: wanted)
      try workbook.requireSides(of: lesson)
      lessons = [lesson]
    } else {
      lessons = Catalogue.lessons.filter(workbook.hasSides)
    }
    guard !lessons.isEmpty else {
      console.writeError("No lesson is written yet, so there is nothing to test.\n")
      return false
    }
    let reports = try await reports(
      on: lessons, wanted: wanted == nil ? nil : lessons[0], in: workbook, console)
    guard let reports else { return false }
    let ink = Ink(console)
    console.write(
      wanted == nil
        ? TestSummary(reports: reports, root: workbook.root, ink: ink, width: console.width).text
        : reports.map { report in
          TestTable(report: report, root: workbook.root, ink: ink, width: console.width).text
        }.joined())
    return reports.allSatisfy(\.isPassed)
  }

  /// Runs the lessons' tests; nil when they could not be built, which was said then.
  private func reports(
    on lessons: [Lesson], wanted: Lesson?, in workbook: Workbook, _ console: any Console
  ) async throws -> [LessonReport]? {
    let clock = ContinuousClock()
    let start = clock.now
    let status = StatusLine(
      on: console, isLive: console.isTerminal && standardErrorIsTerminal
    ) { start.duration(to: clock.now) }
    let tests = SwiftTest(root: workbook.root, environment: environment) {
      status.wipe()
      console.writeError("Stopped.\n")
    }
    let ticking = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(200))
        status.tick()
      }
    }
    defer {
      ticking.cancel()
      status.wipe()
    }
    status.announce("Building and testing \(TestCommand.subject(of: lessons)) …")
    var reports: [LessonReport] = []
    for lesson in lessons {
      status.begin("Lesson \(lesson.number), \(lesson.title)")
      switch try await tests.run(lesson, phases: status.enter) {
      case .report(let report): reports.append(report)
      case .notBuilt(let output):
        status.wipe()
        let messages = CompilerMessages(in: output, root: workbook.root)
        let reason = NotBuilt(messages: messages, wanted: wanted, isLate: !reports.isEmpty).sentence
        console.write(messages.text + "\n")
        for line in Ink(console).flow(reason, .red, width: console.width) {
          console.write(line + "\n")
        }
        return nil
      }
    }
    return reports
  }

  private static func subject(of lessons: [Lesson]) -> String {
    guard lessons.count == 1 else { return "\(lessons.count) lessons" }
    return "lesson \(lessons[0].number), \(lessons[0].title)"
  }
}
