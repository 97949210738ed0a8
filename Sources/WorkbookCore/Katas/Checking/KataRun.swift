import Foundation
import Toolchain

/// One run of a kata's built tests.
struct KataRun {
  let kata: Kata
  let limit: Duration
  var environment: [String: String?] = [:]
  var ifInterrupted: (@Sendable () -> Void)?

  /// How a run ended.
  struct Result {
    enum End: Hashable {
      /// By itself, with an exit status.
      case exited(Int32)
      /// We ended it: nothing went on for as long as the limit allows.
      case hung
    }

    let records: [EventStream.Record]
    let end: End
    /// What was printed to standard output and standard error, cut in the middle.
    let printed: String
  }

  /// - Parameters:
  ///   - tests: The identities of those to be run; all when nil.
  ///   - oneByOne: Whether each waits for the one before, so that a crash has one cause.
  ///   - ended: Told how many of the tests have ended so far.
  func run(
    _ tests: [String]? = nil, oneByOne: Bool, ended: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let scratch = folder.url.appendingPathComponent("scratch", isDirectory: true)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let stream = folder.url.appendingPathComponent("events.jsonl")
    var child = command(tests, oneByOne: oneByOne, stream: stream)
    child.environment = environment
    child.environment["TMPDIR"] = scratch.path
    child.environment["SWIFT_BACKTRACE"] = SwiftTest.backtrace(
      asWished: ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"])
    child.ifInterrupted = ifInterrupted
    child.outputLimit = 1 << 20
    child.grace = .milliseconds(200)
    let output = try await child.run { _ in }
    let records = EventStream.records(in: (try? Data(contentsOf: stream)) ?? Data())
    return Result(
      records: records, end: .exited(output.status),
      printed: output.standardError + output.standardOutput)
  }

  private func command(_ tests: [String]?, oneByOne: Bool, stream: URL) -> ChildProcess {
    var arguments = ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
    if oneByOne { arguments.append("--no-parallel") }
    for test in tests ?? [] {
      arguments += ["--filter", "^\(NSRegularExpression.escapedPattern(for: test))$"]
    }
    #if os(macOS)
      return ChildProcess(
        "swift", ["test", "--skip-build", "--disable-xctest"] + arguments, in: kata.folder)
    #else
      return ChildProcess(
        KataBuild(kata: kata).program.path, ["--testing-library", "swift-testing"] + arguments,
        in: kata.folder)
    #endif
  }
}
