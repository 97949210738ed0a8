import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Toolchain

/// Runs in which a script stands for the program with the tests.
@Suite("A run of tests", .timeLimit(.minutes(5)))
final class TestRunTests: Sendable {
  private let folder: TemporaryFolder
  private let told = Mutex<[TestProgress]>([])

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  /// Runs a script that finds its stream in `$stream`; `under_way` and `over` are in the folder, and
  /// hold the events of a test.
  private func result(
    _ script: String, _ change: (inout TestRun) -> Void = { _ in }
  ) async throws -> TestRun.Result {
    let debug = folder.url.appendingPathComponent("build/debug", isDirectory: true)
    try FileManager.default.createDirectory(at: debug, withIntermediateDirectories: true)
    let name = "build/debug/shipsPackageTests.xctest"
    try folder.program(name, "#!/bin/sh\nstream=$4\n\(script)\n")
    let start = EventLines.event("testStarted", "a()")
    let end = ["testEnded", "runEnded"].map {
      EventLines.event($0, $0 == "testEnded" ? "a()" : nil)
    }
    try EventLines.data([EventLines.test("a()", "It moves"), start])
      .write(to: folder.url.appendingPathComponent("under_way"))
    try EventLines.data(end).write(to: folder.url.appendingPathComponent("over"))
    var run = TestRun(
      package: folder.url, scratch: folder.url.appendingPathComponent("build"), bundle: "ships",
      environment: ["WORD": "yes"])
    change(&run)
    return try await run.run { news in self.told.withLock { $0.append(news) } }
  }

  @Test("Its events are read to the end, with its status and what it printed on both streams")
  func whole() async throws {
    let result = try await result(
      "cat under_way over > $stream; echo out; echo err >&2; exit 1")
    #expect(result.end == .exited(1))
    #expect(result.recording.hasEnded)
    #expect(result.recording.tests.map(\.outcome.hasEnded) == [true])
    #expect((result.printed, result.leftOut) == ("err\nout\n", 0))
  }

  @Test("It is told which tests to run, and whether one by one")
  func arguments() async throws {
    let plain = try await result("shift 6; echo \"$*\"")
    #expect(plain.printed == "\n")
    let chosen = try await result("shift 4; echo \"$*\"") {
      ($0.filters, $0.oneByOne) = (["^A\\.b$", "C"], true)
    }
    #expect(
      chosen.printed
        == "--event-stream-version 0 --no-parallel --filter ^A\\.b$ --filter C\n")
  }

  @Test("Where the build has made a bundle, SwiftPM runs it")
  func bundle() async throws {
    try folder.program("swift", "#!/bin/sh\necho \"$1 $2 $3 $4 $5\"; exit 2")
    let run = TestRun(
      package: folder.url, scratch: folder.url.appendingPathComponent("none"), bundle: "ships")
    let result = try await ChildProcess.$environmentOverrides.withValue(
      ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    ) { try await run.run() }
    #expect(result.end == .exited(2))
    #expect(
      result.printed
        == "test --skip-build --disable-xctest --scratch-path \(folder.url.path)/none\n")
  }

  @Test("Its own temporary folder goes with it, and the environment is as the caller sets it")
  func surroundings() async throws {
    let result = try await result(
      "echo \"$TMPDIR\"; ls -a \"$TMPDIR\"; echo $WORD; ulimit -c; ulimit -f"
    )
    let lines = result.printed.split(separator: "\n").map(String.init)
    #expect(lines.dropFirst() == [".", "..", "yes", "0", "4194304"])
    #expect(lines.first.map { FileManager.default.fileExists(atPath: $0) } == false)
  }

  @Test(
    "What gets nowhere is ended with all that it started, and soon",
    arguments: [
      "sleep 600", "trap '' TERM; while :; do echo words; done",
    ])
  func stalls(script: String) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try await result("cat under_way > $stream; \(script)") { $0.limit = .seconds(0.5) }
    #expect(clock.now - start < .seconds(10))
    #expect(result.end == .stalled)
    #expect(result.patience == .seconds(0.5))
    #expect(result.recording.underWay.map(\.sentence) == ["It moves"])
    #expect(!result.killedParent)
    #expect(result.crash { _ in [] } == nil)
  }

  @Test("What takes too much memory is ended, counted with what it started")
  func memory() async throws {
    let result = try await result(
      "cat under_way > $stream; head -c 300000000 /dev/zero | tail; sleep 600"
    ) { $0.memoryLimit = 64 << 20 }
    #expect(result.end == .tookTooMuchMemory)
  }

  @Test("Of what it prints without end, the first and the last half of a megabyte are kept")
  func prints() async throws {
    let result = try await result("head -c 5000000 /dev/zero | tr '\\0' x; cat over > $stream")
    #expect(result.leftOut == 5_000_000 - (1 << 20))
    #expect(result.recording.hasEnded)
  }

  @Test("Tests that kill their parent are told apart, and ended: it was only a go-between")
  func parent() async throws {
    let result = try await result("cat under_way > $stream; kill -KILL $PPID; echo $$; sleep 600")
    #expect(result.killedParent)
    #expect(result.end == .exited(137))
    #expect(
      result.crash { _ in [] }
        == Crash(place: nil, reason: "It killed the process that had started it.", signal: 9))
    if let id = pid_t(result.printed.prefix { $0.isNumber }) {
      #expect(ProcessSession(leader: id).members == [])
      #expect(kill(id, 0) == -1 || ProcessState.isZombie(id))
    }
  }

  @Test(
    "Tests that end themselves are told by how they ended, whatever becomes of the run's folder",
    arguments: [
      ("cat under_way > $stream; kill -SEGV $$", 139, 11), ("exit 255", 255, nil),
      ("rm -r \"${stream%/*}\"; exit 1", 1, nil),
    ] as [(String, Int32, Int32?)])
  func ended(script: String, status: Int32, signal: Int32?) async throws {
    let result = try await result(script)
    #expect(result.end == .exited(status))
    #expect(!result.killedParent)
    #expect(result.crash { _ in [] }.map(\.signal) == .some(signal))
  }

  #if os(Linux)
    @Test("A child that took a session of its own is ended with them")
    func runaway() async throws {
      let result = try await result("setsid sleep 600 > /dev/null 2>&1 & echo $!")
      let id = try #require(pid_t(result.printed.dropLast()))
      #expect(kill(id, 0) == -1 || ProcessState.isZombie(id))
    }
  #endif
}

/// Whether a process is over and only waits for its parent to hear of it.
enum ProcessState {
  static func isZombie(_ id: pid_t) -> Bool {
    let record = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
    return String(decoding: record, as: UTF8.self).contains(") Z ")
  }
}
