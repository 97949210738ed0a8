import Foundation
import TestSupport
import Testing

@testable import Toolchain

/// Runs with a script in place of the test program.
@Suite("A run of tests", .timeLimit(.minutes(5)))
final class TestRunTests: Sendable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  /// The form of the tests: a program, as on Linux, or a bundle, as on macOS.
  enum Form: CaseIterable {
    case program, bundle
  }

  /// Makes a program at a path in the folder.
  private func program(_ path: String, _ script: String) async throws {
    let place = folder.url.appendingPathComponent(path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try await folder.program(path, "#!/bin/sh\n\(script)\n")
  }

  /// Makes a Mac's toolchain, whose helper runs the program in a bundle.
  private func makeToolchain() async throws {
    let usr = "\(folder.url.path)/tools/usr"
    try await program(
      "bin/swiftc",
      """
      [ "$*" = -print-target-info ] || exit 1
      echo '{"target": {"triple": "arm64"}, "paths": {"runtimeResourcePath": "\(usr)/lib/swift"}}'
      """)
    let platform = "\(folder.url.path)/platform"
    try await program("bin/xcrun", "[ $3 = --show-sdk-platform-path ] && echo \(platform)")
    try await program(
      "tools/usr/libexec/swift/pm/swiftpm-testing-helper",
      "[ $1 = --test-bundle-path ] || exit 9; shift; exec \"$@\"")
  }

  /// Runs a script that finds its stream in `$stream`; `under_way` and `over` are in the folder,
  /// and hold the events of a test.
  private func result(
    _ script: String, in form: Form = .program, _ change: (inout TestRun) -> Void = { _ in }
  ) async throws -> TestRun.Result {
    let file = "build/debug/shipsPackageTests.xctest"
    let inside = form == .bundle ? "/Contents/MacOS/shipsPackageTests" : ""
    try await program(file + inside, "stream=$4\n\(script)")
    if form == .bundle { try await makeToolchain() }
    let start = [EventLines.test("a()", "It moves"), EventLines.event("testStarted", "a()")]
    let end = [EventLines.event("testEnded", "a()"), EventLines.event("runEnded")]
    for (name, lines) in [("under_way", start), ("over", end)] {
      try EventLines.data(lines).write(to: folder.url.appendingPathComponent(name))
    }
    var run = TestRun(
      package: folder.url, scratch: folder.url.appendingPathComponent("build"), bundle: "ships")
    change(&run)
    guard form == .bundle else { return try await run.run() }
    return try await ChildProcess.$environmentOverrides.withValue(
      ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "DYLD_LIBRARY_PATH": "/own"]
    ) { [run] in try await run.run() }
  }

  private static let stalled = (
    TestRun.End.stalled(.seconds(0.2)), "It made no progress for 0.2 seconds and was stopped."
  )

  @Test(
    "The events and the end of a run are recorded, whatever becomes of its folder",
    arguments: [
      (
        "cat under_way over > $stream; exit 1", .exited(1),
        "It ended the process with exit status 1."
      ),
      (
        "cat under_way > $stream; kill -HUP $$", .exited(129), "It ended the process with signal 1."
      ),
      (
        "rm -r \"${stream%/*}\"; exit 255", .exited(255),
        "It ended the process with exit status 255."
      ),
      // A run without progress is ended with its descendants, and so is one that uses too much
      // memory.
      ("cat under_way > $stream; sleep 600", stalled.0, stalled.1),
      (
        "cat under_way > $stream; trap '' TERM; while :; do echo words; done", stalled.0, stalled.1
      ),
      (
        "cat under_way > $stream; x=$(head -c 40000000 /dev/zero | tr '\\0' x); sleep 600",
        .tookTooMuchMemory(32 << 20),
        "It took more than 32 MB of memory, including the processes it started, and was "
          + "stopped."
      ),
    ] as [(String, TestRun.End, String)], Form.allCases)
  func ended(as known: (script: String, end: TestRun.End, crash: String), in form: Form)
    async throws
  {
    let result = try await result(known.script, in: form) {
      if case .stalled(let limit) = known.end { $0.limit = limit }
      $0.memoryLimit = 32 << 20
    }
    let hasEnded = known.script.contains("over")
    let isUnderWay = known.script.contains("under_way") && !hasEnded
    #expect(result.end == known.end && result.crash { _ in [] }.sentence == known.crash)
    #expect(result.recording.hasEnded == hasEnded)
    #expect(result.recording.underWay.map(\.sentence) == (isUnderWay ? ["It moves"] : []))
  }

  @Test("The toolchain's helper runs a bundle, with the folders of its libraries")
  func bundle() async throws {
    let folders = [
      "tools/Library/Developer/Frameworks", "tools/Library/Developer/usr/lib",
      "tools/usr/lib/swift/macosx/testing", "platform/Developer/Library/Frameworks",
      "platform/Developer/Library/PrivateFrameworks", "platform/Developer/usr/lib",
    ]
    for path in folders {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let script = "echo $1 $2 $3; echo $DYLD_FRAMEWORK_PATH; echo $DYLD_LIBRARY_PATH"
    let result = try await result(script, in: .bundle)
    func path(_ places: Int...) -> String {
      places.map { "\(folder.url.path)/\(folders[$0])" }.joined(separator: ":")
    }
    let expected = """
      --testing-library swift-testing --event-stream-output-path
      \(path(0, 3, 4))
      /own:\(path(1, 2, 5))

      """
    #expect(result.output.printed == expected)
  }

  @Test(
    "A test program is told which tests to run and whether in turn; without one SwiftPM runs them")
  func arguments() async throws {
    let plain = try await result("shift 6; echo \"$*\"; echo err >&2")
    let chosen = try await result("shift 4; echo \"$*\"") {
      ($0.filters, $0.oneByOne) = (["^A\\.b$", "C"], true)
    }
    try await folder.program("swift", "#!/bin/sh\necho \"$1 $2 $3 $4 $5 $6\"; exit 2")
    let none = folder.url.appendingPathComponent("none")
    let swift = try await ChildProcess.$environmentOverrides.withValue(
      ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    ) { try await TestRun(package: folder.url, scratch: none, bundle: "ships").run() }
    let printed: [String] = [plain, chosen, swift].map(\.output.printed)
    let expected: [String] = [
      "err\n\n", "--event-stream-version 0 --no-parallel --filter ^A\\.b$ --filter C\n",
      "test --skip-build --disable-xctest --scratch-path \(none.path) "
        + "--disable-build-manifest-caching\n",
    ]
    #expect(printed == expected && swift.end == .exited(2))
  }

  @Test(
    "A run's temporary folder is removed with it, and the backtracer never waits for a key",
    arguments: ["", "enable=no,interactive=yes"])
  func surroundings(settings: String) async throws {
    let overrides = ["SWIFT_BACKTRACE": settings]
    let result = try await ChildProcess.$environmentOverrides.withValue(overrides) {
      try await self.result(
        "echo \"$TMPDIR\"; ls -a \"$TMPDIR\"; ulimit -c; ulimit -f; echo $SWIFT_BACKTRACE $ROOMS; "
          + "head -c 1500000 /dev/zero | tr '\\0' x"
      ) { $0.environment["ROOMS"] = "these" }
    }
    var lines = result.output.printed.split(separator: "\n").map(String.init)
    // Of endless output, the first and the last half megabyte are kept.
    let gap = try #require(lines.suffix(2).first?.split(separator: " "))
    #expect((450_000...460_000).contains(Int(gap[1]) ?? 0))
    lines.removeLast(3)
    let backtrace =
      "threads=crashed,images=none,registers=none" + (settings.isEmpty ? "," : ",\(settings),")
      + "interactive=no,color=no,format=text"
    #expect(lines.dropFirst() == [".", "..", "0", "4194304", "\(backtrace) these"])
    let isLeft = lines.first.map(FileManager.default.fileExists)
    #expect(isLeft == false)
  }

  @Test("Tests that kill the process that started them are recognized and ended")
  func parent() async throws {
    let result = try await result("cat under_way > $stream; kill -KILL $PPID; echo $$; sleep 600")
    #expect(result.end == .exited(137) && result.recording.underWay.map(\.sentence) == ["It moves"])
    #expect(result.crash { _ in [] }.sentence == "It killed the process that had started it.")
    if let id = pid_t(result.output.printed.prefix { $0.isNumber }) {
      #expect(ProcessSession(leader: id).members == [] && isOver(id))
    }
  }

  @Test("A child in its own session is ended with the tests")
  func runaway() async throws {
    let result = try await result("setsid sleep 600 > /dev/null 2>&1 & echo $!")
    #expect(isOver(try #require(pid_t(result.output.printed.dropLast()))))
  }

  /// Whether a process has ended, even if its parent has not noticed.
  private func isOver(_ id: pid_t) -> Bool {
    let record = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
    return kill(id, 0) == -1 || String(decoding: record, as: UTF8.self).contains(") Z ")
  }
}
