import Book
import Foundation
import Toolchain

/// Builds the tests of some lessons, with only what they need, and runs them.
struct LessonRun: Sendable {
  /// Where the tests of lessons are built, as a path in the book.
  static let scratchPath = ".build/lessons"

  let lessons: [Lesson]
  let workbook: Workbook

  /// - Parameter phases: Receives what is being done, in a few words.
  /// - Returns: A report on each lesson, or why nothing was built.
  func run(
    _ phases: @escaping @Sendable (String) -> Void
  ) async throws -> (reports: [LessonReport], failure: BuildFailure?) {
    // The manifest then contains only these tests and what they need.
    let rooms = lessons.map { "\($0.name)Tests" }.joined(separator: ",")
    return try await ChildProcess.$environmentOverrides.withValue(
      ChildProcess.environmentOverrides.merging(["SHIPSHAPE_ROOMS": rooms]) { $1 }
    ) {
      let build = PackageBuild(package: workbook.root, scratch: scratch, sources: sources)
      if let failure = try await build.run({ phases($0.text) }) {
        return ([], failure)
      }
      var reports: [LessonReport] = []
      for lesson in lessons {
        phases(lessons.count == 1 ? "running" : "running lesson \(lesson.number)")
        reports.append(try await report(on: lesson))
      }
      return (reports, nil)
    }
  }

  /// Runs one test at a time, so that the test running when the process crashes is the cause.
  private func report(on lesson: Lesson) async throws -> LessonReport {
    var run = TestRun(package: workbook.root, scratch: scratch, bundle: "shipshape")
    (run.filters, run.oneByOne) = (["^\(lesson.name)Tests\\."], true)
    let result = try await run.run { _ in }
    // Without limits nothing but itself ends it.
    guard case .exited(let status) = result.end else { throw CancellationError() }
    return LessonReport(
      lesson, result.recording.tests, hasEnded: result.recording.hasEnded, status: status,
      crash: result.crash(moduleFolders: lesson.folders))
  }

  private var scratch: URL {
    workbook.root.appendingPathComponent(LessonRun.scratchPath, isDirectory: true)
  }

  /// The folders of the sources that are built.
  private var sources: [URL] {
    let rooms = lessons.flatMap { lesson in
      lesson.rooms.map { "Sources/\($0)" } + ["Sources/Lessons/\(lesson.folder)", lesson.tests]
    }
    return Set(rooms + ["Tests/LessonSupport"]).sorted()
      .map { workbook.root.appendingPathComponent($0, isDirectory: true) }
  }
}

extension Lesson {
  /// The folders with the sources of a module that its tests use, as paths in the book.
  fileprivate func folders(of module: String) -> [String] {
    switch module {
    case "\(name)Before": [sources(.before)]
    case "\(name)After": [sources(.after)]
    case "\(name)Tests": [tests]
    default: ["Sources/\(module)", "Tests/\(module)"]
    }
  }
}
