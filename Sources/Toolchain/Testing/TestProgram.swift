import Foundation

/// The program built from a package's tests, and the shell that starts it.
///
/// The shell waits instead of replacing itself with the program: tests that kill their parent kill
/// the shell, not us.
struct TestProgram {
  /// The address space limit that the system enforces, in bytes, in case memory exceeds our limit
  /// between two checks.
  private static let addressSpace = 16 << 30
  /// The largest file that the system lets the tests write, in bytes.
  private static let fileSize = 2 << 30
  /// How many bytes of test output are kept; beyond that, only the first and the last half of the
  /// limit.
  private static let outputLimit = 1 << 20

  let run: TestRun
  /// Used by this run alone, and present for as long as it lasts.
  let folder: URL

  /// The file that the tests write their events to.
  var stream: URL { folder.appendingPathComponent("events.jsonl") }

  /// Whether the shell survived to report how the tests ended.
  var hasReported: Bool { FileManager.default.fileExists(atPath: report.path) }

  private var report: URL { folder.appendingPathComponent("status") }

  /// The child process that runs the tests.
  ///
  /// - Parameter temporaryFolder: Where the tests may put temporary files.
  func child(temporaryFolder: URL) -> ChildProcess {
    // No core files: a crash would leave them in the reader's folder.
    let script = """
      ulimit -c 0; ulimit -v \(TestProgram.addressSpace >> 10) 2> /dev/null
      ulimit -f \(TestProgram.fileSize >> 9) 2> /dev/null
      "$@"; status=$?; echo $status > "$0"; exit $status
      """
    var child = ChildProcess(
      "/bin/sh", ["-c", script, report.path] + program + arguments, in: run.package)
    child.environment = run.environment
    child.environment["TMPDIR"] = temporaryFolder.path
    let name = "SWIFT_BACKTRACE"
    child.environment[name] = TestProgram.backtrace(
      with: ChildProcess.environmentOverrides[name] ?? ProcessInfo.processInfo.environment[name])
    child.ifInterrupted = run.ifInterrupted
    child.outputLimit = TestProgram.outputLimit
    child.grace = .milliseconds(200)
    child.endsRunaways = true
    return child
  }

  private var arguments: [String] {
    ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
      + (run.oneByOne ? ["--no-parallel"] : []) + run.filters.flatMap { ["--filter", $0] }
  }

  /// Skips SwiftPM, which takes a second to find that nothing needs building.
  ///
  /// On macOS the tests are a bundle that only the toolchain's own helper can load.
  private var program: [String] {
    let build = run.scratch ?? run.package.appendingPathComponent(".build", isDirectory: true)
    let file = build.appendingPathComponent("debug/\(run.bundle)PackageTests.xctest")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      return [file.path, "--testing-library", "swift-testing"]
    }
    // Makes its own build plan: in a folder shared by packages, the last plan may be another
    // package's.
    return ["swift", "test", "--skip-build", "--disable-xctest"]
      + (run.scratch.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? [])
  }

  /// How Swift reports a crash: the calls that led to it, as text, without waiting for a key.
  ///
  /// - Parameter settings: The reader's own settings, such as `enable=no` where the backtracer
  ///   hangs. They may change anything except the format and the waiting.
  static func backtrace(with settings: String?) -> String {
    let brief = "threads=crashed,images=none,registers=none"
    let fixed = "interactive=no,color=no,format=text"
    return [brief, settings, fixed].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ",")
  }
}
