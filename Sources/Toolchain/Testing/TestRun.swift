import Foundation

/// One run of tests that are already built, in a separate process that is ended, with everything it
/// started, when it stalls or uses too much memory.
package struct TestRun: Sendable {
  /// How a run ended.
  package enum End: Hashable, Sendable {
    /// It ended by itself, with an exit status; 128 plus the signal number when a signal ended it.
    case exited(Int32)
    /// We ended it: there was no progress within the limit.
    case stalled
    /// We ended it: it used more memory than allowed.
    case tookTooMuchMemory
  }

  package struct Result: Sendable {
    package let recording: TestRecording
    package let end: End
    /// How long the run could go without progress, as of its end.
    package let patience: Duration
    /// What was printed to standard error and standard output, possibly with the middle cut out.
    package let printed: String
    /// How many bytes were cut from the middle of the output.
    package let leftOut: Int
    /// Whether the tests killed the process that started them.
    package let killedParent: Bool
    let root: URL
  }

  package var package: URL
  /// The build's output folder; the package's own `.build` when nil.
  package var scratch: URL?
  /// The package's name, which is also the name of its test program.
  package var bundle: String
  /// The folder that paths are relative to.
  package var root: URL
  /// Patterns for the IDs of the tests to run; all tests when empty.
  package var filters: [String]
  /// Whether tests run one after another, so that a crash has one cause.
  package var oneByOne: Bool
  /// How long the run may go without progress; no limit when nil.
  package var limit: Duration?
  /// The same limit while several tests are running.
  ///
  /// They may be slowing each other down, so this only ends the run; no test is judged by it.
  package var limitTogether = Duration.seconds(3)
  /// How many bytes of memory the tests, and everything that they started, may use.
  package var memoryLimit: Int?
  /// Changes to our own environment.
  package var environment: [String: String?]
  /// Called when our own program is told to quit, after the tests have ended.
  package var ifInterrupted: (@Sendable () -> Void)?

  package init(
    package: URL, scratch: URL? = nil, bundle: String, root: URL? = nil, filters: [String] = [],
    oneByOne: Bool = false, limit: Duration? = nil, memoryLimit: Int? = nil,
    environment: [String: String?] = [:], ifInterrupted: (@Sendable () -> Void)? = nil
  ) {
    self.package = package
    self.scratch = scratch
    self.bundle = bundle
    self.root = root ?? package
    self.filters = filters
    self.oneByOne = oneByOne
    self.limit = limit
    self.memoryLimit = memoryLimit
    self.environment = environment
    self.ifInterrupted = ifInterrupted
  }

  /// Runs the tests to their end.
  ///
  /// - Parameter news: Called on any thread with the progress.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  package func run(
    _ news: @escaping @Sendable (TestProgress) -> Void = { _ in }
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A test that crashes leaves its temporary folders behind; they are removed with this one.
    let scratch = folder.url.appendingPathComponent("scratch", isDirectory: true)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let program = TestProgram(run: self, folder: folder.url)
    let watch = TestWatch(
      stream: program.stream, root: root, limit: limit, limitTogether: limitTogether,
      memoryLimit: memoryLimit, news: news)
    var child = program.child(temporaryFolder: scratch)
    child.shouldEnd = watch.shouldEnd
    let output = try await child.run(nil)
    return Result(
      recording: watch.finish(), end: output.wasEnded ? watch.end : .exited(output.status),
      patience: watch.patience, printed: output.standardError + output.standardOutput,
      leftOut: output.leftOut,
      killedParent: !output.wasEnded && output.status > 128 && !program.hasReported, root: root)
  }
}

extension TestRun.Result {
  /// How the tests ended their process early; nil if we ended it.
  ///
  /// Meaningless for a recording that has ended.
  ///
  /// - Parameter moduleFolders: The folders under the root that may hold a module's files.
  package func crash(moduleFolders: (String) -> [String]) -> Crash? {
    guard case .exited(let status) = end else { return nil }
    guard !killedParent else {
      return Crash(
        place: nil, reason: "It killed the process that had started it.", signal: status - 128)
    }
    return Crash(printed: printed, status: status, root: root, moduleFolders: moduleFolders)
  }
}
