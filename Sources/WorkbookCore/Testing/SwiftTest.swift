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
    child.environment = try surroundings(in: folder)
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

  /// What differs from our own environment for the child.
  ///
  /// - Parameter folder: Is removed after it: a test that crashes leaves its own folders behind.
  private func surroundings(in folder: TemporaryFolder) throws -> [String: String?] {
    let scratch = folder.url.appendingPathComponent("scratch", isDirectory: true)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var surroundings = environment
    surroundings["TMPDIR"] = scratch.path
    let wish =
      environment["SWIFT_BACKTRACE"] ?? ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    surroundings["SWIFT_BACKTRACE"] = SwiftTest.backtrace(asWished: wish)
    return surroundings
  }

  /// How Swift tells of a crash: the calls that led to it, as text, and without waiting for a key.
  ///
  /// - Parameter wish: What the reader has set, such as `enable=no` where the backtracer hangs;
  ///   it may change all but the form and the waiting.
  static func backtrace(asWished wish: String?) -> String {
    let brief = "threads=crashed,images=none,registers=none"
    let fixed = "interactive=no,color=no,format=text"
    return [brief, wish, fixed].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ",")
  }
}
