import Book
import Foundation
import Practice
import Terminal
import Toolchain

struct TestCommand: WorkbookCommand {
  let name = "test"
  let summary = "Runs the tests of a lesson: before and after, side by side."
  let help = """
    Usage: workbook test [LESSON]

    Builds and runs the tests of a lesson, and shows the outcome for before and for
    after. Tests that run only once have a single mark. Without a LESSON:
    a line for each of the nine, and the failures.

    \(HelpText.lesson)

    The first run takes one to three minutes. Only what the tests need is built, in
    \(Workbook.lessonsBuild). The exit status is 0 when all tests passed and some ran on
    both versions, else 1.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed(of: workbook)
    try arguments.finish()
    let subject = lesson?.heading ?? "All lessons"
    let (reports, failure) = try await StatusLine.during(
      subject, announcing: "Building and testing: \(subject) …", on: console
    ) { status in
      let run = LessonRun(lessons: lesson.map { [$0] } ?? workbook.lessons, workbook: workbook)
      return try await run.run { status.enter($0) }
    }
    var layout = console.layout
    layout.book = workbook
    if let failure {
      console.print(layout.lines(of: failure))
      return false
    }
    console.print(
      lesson == nil ? layout.summary(of: reports) : reports.flatMap { layout.lines(of: $0) })
    return reports.allSatisfy(\.isPassed)
  }
}

/// Builds the tests of some lessons, with only what they need, and runs them.
struct LessonRun: Sendable {
  let lessons: [Lesson]
  let workbook: Workbook

  /// - Returns: A report on each lesson, or why nothing was built.
  func run(
    _ phases: @escaping @Sendable (String) -> Void
  ) async throws -> (reports: [LessonReport], failure: BuildFailure?) {
    // Limits the manifest to these tests and what they need.
    let tests = lessons.map { "\($0.name)Tests" }
    let rooms = (tests + (TestEntryPoint.isOurs ? [TestEntryPoint.target] : []))
      .joined(separator: ",")
    var build = PackageBuild(
      package: workbook.root, scratch: scratch,
      modules: modules.map { SourceModule($0, workbook.root.appendingPathComponent($1)) })
    build.environment = ["SHIPSHAPE_ROOMS": rooms]
    // Another run would replace these tests with its own lessons' tests.
    return try await workbook.withLock(on: Workbook.lessonsBuild) {
      phases(BuildProgress.waiting.text)
    } work: {
      if let failure = try await build.run({ phases($0.text) }) { return ([], failure) }
      var reports: [LessonReport] = []
      for lesson in lessons {
        phases(lessons.count == 1 ? "running" : "running lesson \(lesson.number)")
        reports.append(try await report(on: lesson, built: build.environment))
      }
      return (reports, nil)
    }
  }

  /// Runs one test at a time, so that the test running when the process crashes is the cause.
  private func report(
    on lesson: Lesson, built environment: [String: String]
  ) async throws -> LessonReport {
    var run = TestRun(package: workbook.root, scratch: scratch, bundle: "shipshape")
    run.environment = environment
    (run.filters, run.oneByOne) = (["^\(lesson.name)Tests\\."], true)
    let result = try await run.run { _ in }
    // The run has no limits, so only a signal from outside ends it early.
    guard case .exited(let status) = result.end else { throw CancellationError() }
    return LessonReport(
      lesson: lesson, tests: result.recording.tests, hasEnded: result.recording.hasEnded,
      status: status, crash: result.crash(moduleFolders: folders))
  }

  /// The folders that may hold a module's files, as paths in the book.
  private func folders(of module: String) -> [String] {
    modules.first { $0.name == module }.map { [$0.path] }
      ?? ["Sources/\(module)", "Tests/\(module)"]
  }

  private var scratch: URL {
    workbook.root.appendingPathComponent(Workbook.lessonsBuild, isDirectory: true)
  }

  /// The modules that are built, each after those it uses; their folders are paths in the book.
  private var modules: [(name: String, path: String)] {
    let rooms = Workbook.arcadeRooms.filter { room in lessons.contains { $0.rooms.contains(room) }
    }
    var modules = rooms.map { (name: $0, path: "Sources/\($0)") }
    modules += ["LoopbackSupport", "LessonSupport"].map { ($0, "Tests/\($0)") }
    for lesson in lessons {
      modules += Side.allCases.flatMap { lesson.modules($0, in: workbook) }
      modules.append(("\(lesson.name)Tests", lesson.tests))
    }
    return modules + [(TestEntryPoint.target, "Tests/\(TestEntryPoint.target)/Tests")]
  }
}
