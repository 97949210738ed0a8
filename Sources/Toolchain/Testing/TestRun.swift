import Foundation

/// One run of tests that are already built, in a separate process that is ended with its
/// descendants if it stalls or uses too much memory.
package struct TestRun: Sendable {
  /// How a run ended.
  package enum End: Equatable, Sendable {
    /// It ended by itself, with an exit status; 128 plus the signal number when a signal ended it.
    case exited(Int32)
    /// We ended it: it made no progress within its limit.
    case stalled(Duration)
    /// We ended it: it used more memory than this many bytes.
    case tookTooMuchMemory(Int)
  }

  package struct Result: Sendable {
    package let recording: TestRecording
    package let end: End
    package let output: ChildProcess.Output
  }

  let package: URL
  let scratch: URL
  /// The package's name, which is also the name of its test program.
  let bundle: String
  let root: URL
  /// The environment with which the package's manifest was built.
  package var environment: [String: String] = [:]
  /// Patterns for the IDs of the tests to run; all tests when empty.
  package var filters: [String] = []
  /// Whether tests run one after another, so that a crash has one cause.
  package var oneByOne = false
  /// How long the run may go without progress; no limit when nil.
  package var limit: Duration?
  /// How many bytes of memory the tests, and everything that they started, may use.
  package var memoryLimit: Int?

  package init(
    package: URL, scratch: URL, bundle: String, root: URL? = nil, limit: Duration? = nil,
    memoryLimit: Int? = nil
  ) {
    self.package = package
    self.scratch = scratch
    self.bundle = bundle
    self.root = root ?? package
    self.limit = limit
    self.memoryLimit = memoryLimit
  }

  /// Runs the tests to their end, or until the task is cancelled; reports progress on any thread.
  package func run(
    _ news: @escaping @Sendable (TestProgress) -> Void = { _ in }
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A test that crashes leaves its temporary folders behind; they are removed with this one.
    let scratch = folder.url.appendingPathComponent("scratch", isDirectory: true)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let stream = try folder.file("events.jsonl")
    let watch = TestWatch(self, stream: stream, news: news)
    var child = await child(writing: stream)
    child.environment.merge(environment) { $1 }
    child.environment["TMPDIR"] = scratch.path
    child.shouldEnd = watch.shouldEnd
    let output = try await child.run(nil)
    return Result(
      recording: watch.finish(), end: watch.end ?? .exited(output.status), output: output)
  }

  /// The child process that runs the tests: a shell, which waits instead of replacing itself with
  /// the program. Tests that kill their parent kill the shell, not us; no other signal ends
  /// it.
  private func child(writing stream: URL) async -> ChildProcess {
    // No core files, which a crash would leave in the reader's folder; an hour of computing, in case
    // we are killed; 16 GB of addresses, in case memory exceeds our limit between two checks; and
    // files of 2 GB.
    let script =
      "ulimit -c 0; ulimit -t 3600 2> /dev/null; ulimit -v 16777216 2> /dev/null; "
      + "ulimit -f 4194304 2> /dev/null; \"$@\"; exit $?"
    let arguments =
      ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
      + (oneByOne ? ["--no-parallel"] : []) + filters.flatMap { ["--filter", $0] }
    let command = await program() + arguments
    var child = ChildProcess("/bin/sh", ["-c", script, "sh"] + command, in: package)
    // As text, without waiting for a key. The reader's own settings may change anything else, such
    // as `enable=no` where the backtracer hangs.
    let settings = [
      "threads=crashed,images=none,registers=none",
      ChildProcess.environment("SWIFT_BACKTRACE") ?? "", "interactive=no,color=no,format=text",
    ]
    child.environment["SWIFT_BACKTRACE"] = settings.filter { !$0.isEmpty }.joined(separator: ",")
    child.outputLimit = 1 << 20
    child.grace = .milliseconds(200)
    child.endsRunaways = true
    child.backtraceTime = .milliseconds(1500)
    return child
  }

  /// Skips SwiftPM if possible, which takes a second to find that nothing needs building: tests are
  /// a program or, on macOS, a bundle.
  private func program() async -> [String] {
    let file = scratch.appendingPathComponent("debug/\(bundle)PackageTests.xctest")
    let library = ["--testing-library", "swift-testing"]
    if file.isFolder {
      if let loader = try? await BundleLoader.find() { return loader.command(for: file) + library }
    } else if FileManager.default.fileExists(atPath: file.path) {
      return [file.path] + library
    }
    // Makes its own build plan: in a folder shared by packages, the last plan may be another
    // package's.
    return ["swift", "test", "--skip-build", "--disable-xctest", "--scratch-path", scratch.path]
      + ["--disable-build-manifest-caching"]
  }
}
