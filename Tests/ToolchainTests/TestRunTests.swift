import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Toolchain

@Suite("A test run")
final class TestRunTests: Sendable {
  private let folder: TemporaryFolder
  private let shadow: Shadow
  /// The counts of ended tests that runs have reported.
  private let counts = Mutex<Set<Int>>([])

  init() throws {
    folder = try TemporaryFolder()
    try FakeToolchain.link(in: folder.url)
    shadow = Shadow(
      folder.url.appendingPathComponent(".01"),
      scratch: folder.url.appendingPathComponent(".build"),
      shownAs: "Katas/01", house: "", keeping: [])
  }
  deinit { folder.remove() }

  private static let hung = TestResult.Outcome.unfinished(
    "It made no progress for 0 seconds.", place: nil)

  private static func failed(_ messages: String..., at place: String? = nil) -> TestResult.Outcome {
    .failed(messages.map { .init(messages: [$0], arguments: "", place: place) })
  }

  private func run() async throws -> TestRun.Report {
    try await Child.$programs.withValue(folder.url.path) {
      try await TestRun(shadow, package: "Kata", limit: .milliseconds(400)).run { count in
        _ = counts.withLock { $0.insert(count) }
      }
    }
  }

  /// Builds a package with a test for each function, and runs the tests.
  private func run(_ functions: [String]) async throws -> TestRun.Report {
    let names = functions.indices.map { "f\($0)" }
    let sources = zip(names, functions).map { "func \($0)() -> Bool { \($1) }\n" }
    let tests = names.map { "  @Test(\"Test \($0)\") func \($0)() {}  // wants \($0)\n" }
    let files = [
      "Package.swift": "  name: \"Kata\",\n", "Sources/Door/Door.swift": sources.joined(),
      "Tests/KataTests/DoorTests.swift": "@Suite(\"Doors\")\n" + tests.joined(),
    ]
    _ = try await Child.$programs.withValue(folder.url.path) {
      try await shadow.build(files.mapValues { Data($0.utf8) })
    }
    return try await run()
  }

  /// Runs a shell script in place of a test program.
  private func run(script: String, xctest: String = "exit 0") async throws -> TestRun.Report {
    for place in [shadow.folder, shadow.products] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let text = """
      case "$*" in *xctest*) \(xctest) ;; *--no-parallel*) ;; *) exit 5 ;; esac
      while [ $# -gt 0 ]; do
        case $1 in --event-stream-output-path) stream=$2 ;; esac
        shift
      done
      say() { printf '{"kind":"%s","payload":{"kind":"%s"%s}}\\n' "$1" "$2" "$3" >> "$stream"; }
      event() { say event "$1" "${2:+,\\"testID\\":\\"$2\\"}"; }
      issue() {
        say event issueRecorded ',"issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"'"$1"'"}]'
      }
      for id in M.a M.b; do say test function ",\\"id\\":\\"$id\\",\\"name\\":\\"$id()\\""; done
      pass() { event testStarted "$1"; event testEnded "$1"; }
      \(script)
      """
    try await folder.program(".build/debug/KataPackageTests.xctest", text)
    return try await run()
  }

  @Test("A test that crashes, hangs or exits does not keep the others from running")
  func outcomes() async throws {
    let report = try await run([
      "true", "false", "fatalError(\"x\")", "while true {}", "print(1)", "exit(0)", "detached",
      "true",
    ])
    #expect(
      report.tests.map(\.outcome) == [
        .passed,
        Self.failed(
          "Expectation failed: (door.f1 → false) == true",
          at: "Katas/01/Tests/KataTests/DoorTests.swift:7"),
        .unfinished("Fatal error: It fell off", place: "Katas/01/Sources/Door/Door.swift:3"),
        Self.hung, .passed, .unfinished("It ended the process with exit status 0.", place: nil),
        Self.failed("Expectation failed: stray"), .passed,
      ])
    #expect(report.tests.map(\.sentence) == (0..<8).map { "Test f\($0)" })
    #expect(report.tests.allSatisfy { $0.suite == "Doors" })
    #expect(report.tests[1].place == "Katas/01/Tests/KataTests/DoorTests.swift:3")
    #expect(report.printed == "f4 was called in Katas/01/Sources\n" && report.troubles == [])
    #expect(counts.withLock { $0.contains(3) && $0.allSatisfy((0...8).contains) })
  }

  @Test("After five tests have ended the process, the run stops and fails")
  func culprits() async throws {
    let report = try await run(["true"] + Array(repeating: "exit(0)", count: 7))
    #expect(
      report.tests.map(\.hasFailed) == [false] + [Bool](repeating: true, count: 5) + [false, false])
    #expect(report.tests.last?.outcome == .notRun)
    #expect(
      report.troubles == ["5 tests hung or ended the process, so 2 more were not run."])
    // The fifth test may be the last.
    let all = try await run(Array(repeating: "exit(0)", count: 5))
    #expect(all.troubles == [] && all.tests.allSatisfy(\.hasFailed))
  }

  @Test("A backtrace of the busiest thread locates an endless loop")
  func loop() async throws {
    #if os(Linux)
      let report = try await run(
        script: """
          event testStarted M.a
          ulimit -t 60  # If this test run is killed, the loop should not stay behind.
          trap 'echo "0 0x1 Door.spin() + 3 in T at \(shadow.folder.path)/Sources/D.swift:5:1" >&2; exit 1' ILL
          while :; do :; done
          """)
      #expect(
        report.tests[0].outcome
          == .unfinished(
            "It made no progress for 0 seconds. It was in Door.spin().",
            place: "Katas/01/Sources/D.swift:5"))
      // A program that only waits has no loop to report.
      let waiting = try await run(
        script: """
          event testStarted M.a
          trap 'echo "0 0x1 Door.wait() in T at \(shadow.folder.path)/Sources/D.swift:5" >&2' ILL
          sleep 100 & wait
          """)
      #expect(waiting.tests[0].outcome == Self.hung)
    #endif
  }

  @Test("A run that ends abnormally fails, even if every test has passed")
  func troubles() async throws {
    #expect(try await run().troubles.map { $0.hasPrefix("The build made no tests") } == [true])
    let passes = "event runStarted; pass M.a; pass M.b; "
    let table: [(String, [String])] = [
      (passes + "event runEnded", []),
      (
        "case $(ulimit -c)/$(ulimit -f)/$SWIFT_BACKTRACE/$stream in "
          + "0/65536/enable=yes*/\"$TMPDIR\"/*) ;; *) exit 5 ;; esac; \(passes) event runEnded", []
      ),
      (passes, ["The test run did not finish: It ended the process with exit status 0."]),
      (
        passes + "echo 'Fatal error: gone' >&2; exit 4",
        ["The test run did not finish: Fatal error: gone"]
      ),
      (
        passes + "event runEnded; exit 4",
        ["Every test passed, but then: It ended the process with exit status 4."]
      ),
      (
        passes + "event runEnded; kill -KILL $$",
        ["Every test passed, but then: It ended the process with signal 9."]
      ),
      (
        passes + "event runEnded; sleep 100",
        ["Every test passed, but then: It made no progress for 0 seconds."]
      ),
      (passes + "issue late; event runEnded; exit 1", ["No test is to blame: late"]),
      ("event testStarted M.a; issue in; event testEnded M.a; event runEnded; exit 1", []),
      // A slow start, and a test of which no case is slow.
      ("sleep 0.6; \(passes) event runEnded", []),
      (
        "event testStarted M.a; for i in 1 2 3; do sleep 0.2; event testCaseStarted M.a; done; "
          + "event testEnded M.a; pass M.b; event runEnded", []
      ),
    ]
    for (script, troubles) in table {
      #expect(try await run(script: script).troubles == troubles, "\(script)")
    }
    // A program without a single test.
    #expect(try await run(script: "rm \"$stream\"; event runEnded; exit 69").tests == [])
  }

  @Test("XCTest tests also run; if they end early, the report blames the last of them or the run")
  func xctest() async throws {
    let start = "echo \"Test Case 'A.b' started at 12\""
    let end = "echo \"Test Case 'A.b' passed (0.1 seconds)\""
    let error = "echo \"\(shadow.folder.path)/A.swift:3: error: A.b : no\"; echo and"
    let failed = Self.failed("no\nand", "no\nand", at: "Katas/01/A.swift:3")
    let thrown = "echo \"<EXPR>:0: error: A.b : threw\""
    let table: [(String, [TestResult.Outcome], [String])] = [
      ("exit 0", [], []),
      ("exit 1", [], ["The XCTest tests ended with status 1."]),
      ("\(start); \(end); exit 0", [.passed], []),
      ("\(start); for i in 1 2 3; do sleep 0.2; echo $i; done; \(end); exit 0", [.passed], []),
      ("\(start); \(end); exit 9", [.passed], ["The XCTest tests ended with status 9."]),
      (
        "\(start); echo 'a.swift: Fatal error: off' >&2; kill -ILL $$",
        [.unfinished("Fatal error: off", place: nil)], []
      ),
      (
        "\(start); exit 0", [.unfinished("It ended the process with exit status 0.", place: nil)],
        []
      ),
      ("\(start); while :; do sleep 9; done", [Self.hung], []),
      ("\(start); \(error); \(error); \(end); \(start); \(end); exit 1", [failed, .passed], []),
      ("\(start); \(thrown); \(end); exit 1", [Self.failed("threw")], []),
      ("\(start); echo \"Test Case 'A.b' skipped (0.0 seconds)\"; exit 0", [.skipped], []),
    ]
    for (script, outcomes, troubles) in table {
      let report = try await run(
        script: "echo first; event runEnded",
        xctest: """
          echo "Test Suite 'All tests' started at 12"; echo out; echo err >&2
          printf '\\t Executed 1 test, with 0 failures\\n'; \(script); exit 0
          """)
      let found = report.tests.dropFirst(2)
      #expect(found.map(\.outcome) == outcomes && report.troubles == troubles, "\(script)")
      #expect(found.allSatisfy { $0.id == "XCTest.A.b" && $0.sentence == "A.b" })
      #expect(
        report.printed.hasPrefix("first\nout\n") && report.printed.contains("err\n")
          && !report.printed.contains(#/Test |Executed|: error: /#))
    }
  }

  @Test("The time limit ends a test that prints or records issues forever")
  func chatter() async throws {
    let report = try await run(
      script: """
        pass M.a; event testStarted M.b
        while :; do echo chatter; issue again; sleep 0.02; done
        """)
    #expect(report.tests.map(\.outcome) == [.passed, Self.hung])
    #expect(counts.withLock { $0 } == [1])
    #expect(report.printed.hasPrefix("chatter\n"))
  }
}
