import Foundation
import Toolchain

/// `swift test` for one lesson's tests.
struct SwiftTest {
  let root: URL
  /// What differs from our own environment.
  var environment: [String: String?] = [:]
  /// Called when the reader interrupts it, after it has ended.
  var ifInterrupted: (@Sendable () -> Void)?

  enum Outcome {
    case report(LessonReport)
    /// The tests could not be built; what was printed about it.
    case notBuilt(String)
  }

  /// Builds what has to be built and runs the tests.
  ///
  /// One test at a time, so that the one that had started when the process crashed is the cause.
  ///
  /// - Parameter phases: Told what it is doing.
  func run(
    _ lesson: Lesson, phases: @escaping @Sendable (TestPhase) -> Void
  ) async throws -> Outcome {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let stream = folder.url.appendingPathComponent("events.jsonl")
    var child = ChildProcess(
      "swift",
      [
        "test", "--disable-xctest", "--no-parallel", "--filter", "^\(lesson.name)Tests\\.",
        "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      ], in: root)
    child.environment = environment
    child.ifInterrupted = ifInterrupted
    let output = try await child.run { line in
      if let phase = TestPhase(line: line.text) { phases(phase) }
    }
    let records = EventStream.records(in: (try? Data(contentsOf: stream)) ?? Data())
    let printed = output.standardError + output.standardOutput
    guard !records.isEmpty else { return .notBuilt(printed) }
    let recorder = TestRecorder(records)
    let crash =
      recorder.hasEnded ? nil : TestCrash(culprit: recorder.culprit, output: printed, root: root)
    return .report(
      LessonReport(
        lesson: lesson, results: recorder.results, status: output.status, crash: crash))
  }
}
