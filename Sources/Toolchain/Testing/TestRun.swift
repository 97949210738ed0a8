import Foundation

/// One run of tests that are built: in a process of its own, which is ended with all that it started
/// when it gets nowhere or takes too much memory.
package struct TestRun: Sendable {
  /// How a run ended.
  package enum End: Hashable, Sendable {
    /// By itself, with an exit status; 128 and the signal's number when a signal ended it.
    case exited(Int32)
    /// We ended it: nothing went on for as long as the limit allows.
    case stalled
    /// We ended it: it held more memory than it may.
    case tookTooMuchMemory
  }

  package struct Result: Sendable {
    package let recording: TestRecording
    package let end: End
    /// How long nothing may have gone on at the end of the run.
    package let patience: Duration
    /// What was printed to standard error and standard output, cut in the middle.
    package let printed: String
    /// How many bytes of what was printed are missing in the middle.
    package let leftOut: Int
    /// Whether the tests killed the process that had started them.
    package let killedParent: Bool
    let root: URL
  }

  package var package: URL
  /// Where the build keeps what it makes; the package's own `.build` when nil.
  package var scratch: URL?
  /// The package's own name, which the program with its tests bears too.
  package var bundle: String
  /// The folder from which paths are told.
  package var root: URL
  /// Patterns for the identities of those to be run; all when empty.
  package var filters: [String]
  /// Whether each test waits for the one before, so that a crash has one cause.
  package var oneByOne: Bool
  /// How long nothing may go on; for ever when nil.
  package var limit: Duration?
  /// The same while several tests are under way. They may be in each other's way then, so this ends
  /// the run only, and no test is judged by it.
  package var limitTogether = Duration.seconds(3)
  /// How many bytes of memory the tests may hold, with all that they started.
  package var memoryLimit: Int?
  /// What differs from our own environment.
  package var environment: [String: String?]
  /// Called when our own program is told to end, after the tests have ended.
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
  /// - Parameter news: Told on any thread how it goes on.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  package func run(
    _ news: @escaping @Sendable (TestProgress) -> Void = { _ in }
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A test that crashes leaves its own folders behind: they go with this one.
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
  /// How the tests ended their process before their time; nil where we ended it. It says nothing of
  /// a recording that has ended.
  ///
  /// - Parameter moduleFolders: The folders of the root in which a module's files may lie.
  package func crash(moduleFolders: (String) -> [String]) -> Crash? {
    guard case .exited(let status) = end else { return nil }
    guard !killedParent else {
      return Crash(
        place: nil, reason: "It killed the process that had started it.", signal: status - 128)
    }
    return Crash(printed: printed, status: status, root: root, moduleFolders: moduleFolders)
  }
}
