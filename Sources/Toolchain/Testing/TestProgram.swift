import Foundation

/// The program that a build makes of a package's tests, and the shell that starts it.
///
/// The shell waits instead of becoming the program: tests that kill their parent kill it, not us.
struct TestProgram {
  /// What the system refuses to go beyond, should a limit be passed between two looks.
  private static let addressSpace = 16 << 30
  /// The same for a file, in bytes.
  private static let fileSize = 2 << 30
  /// How much is kept of what tests print: the first and the last half when there is more.
  private static let outputLimit = 1 << 20

  let run: TestRun
  /// Ours alone; it is there for as long as the run.
  let folder: URL

  /// Where the tests write what happens.
  var stream: URL { folder.appendingPathComponent("events.jsonl") }

  /// Whether the shell lived on to tell how the tests ended.
  var hasReported: Bool { FileManager.default.fileExists(atPath: report.path) }

  private var report: URL { folder.appendingPathComponent("status") }

  /// The tests, to be run.
  ///
  /// - Parameter temporaryFolder: Where they find room for files of their own.
  func child(temporaryFolder: URL) -> ChildProcess {
    // No core files, which a crash would leave in the reader's folder.
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

  /// Without SwiftPM, which takes a second to find that nothing is to be built. On macOS the tests
  /// are a bundle, which only the toolchain's own helper loads.
  private var program: [String] {
    let build = run.scratch ?? run.package.appendingPathComponent(".build", isDirectory: true)
    let file = build.appendingPathComponent("debug/\(run.bundle)PackageTests.xctest")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      return [file.path, "--testing-library", "swift-testing"]
    }
    // With a plan of its own: in a folder that packages share, the last one may be another's.
    return ["swift", "test", "--skip-build", "--disable-xctest"]
      + (run.scratch.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? [])
  }

  /// How Swift tells of a crash: the calls that led to it, as text, and without waiting for a key.
  ///
  /// - Parameter settings: What the reader has set, such as `enable=no` where the backtracer hangs.
  ///   It may change all but the form and the waiting.
  static func backtrace(with settings: String?) -> String {
    let brief = "threads=crashed,images=none,registers=none"
    let fixed = "interactive=no,color=no,format=text"
    return [brief, settings, fixed].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ",")
  }
}
