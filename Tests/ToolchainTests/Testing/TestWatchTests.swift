import Foundation
import Synchronization
import Testing

@testable import Toolchain

/// Runs whose stream and clock are moved on by the test itself.
@Suite("The watch over a running test process")
struct TestWatchTests {
  enum Step {
    case write(String, end: String = "\n")
    /// Lets seconds pass, then has the watch look. More than 7 bytes of memory are too many.
    case wait(Double, memory: Int = 7)

    static func start(_ name: String) -> Step {
      write(EventLines.test(name) + "\n" + EventLines.event("testStarted", name))
    }

    static func end(_ name: String) -> Step { write(EventLines.event("testEnded", name)) }
  }

  struct Scenario: CustomTestStringConvertible {
    let testDescription: String
    var limit: Duration? = .seconds(5)
    let steps: [Step]
    /// Why the last look ends the run; no other look does.
    var end: TestRun.End? = .stalled(.seconds(5))
    var told: [TestProgress] = []
    /// The tests that are still running at the end.
    var underWay = ["a"]
  }

  private static func stalled(_ subject: String, for seconds: Int, done: Int = 0) -> TestProgress {
    TestProgress(done: done, stall: "waiting for \(subject), \(seconds) of 5 s")
  }

  private static let start = EventLines.event("testStarted", "a()")

  private static let scenarios = [
    Scenario(
      testDescription: "One test may take as long as the limit, and is reported once a second",
      steps: [.start("a()"), .wait(1)] + Array(repeating: .wait(0.5), count: 10),
      told: [2, 3, 4].map { stalled("“a”", for: $0) }),
    Scenario(
      testDescription: "Several tests may take no longer than the limit", limit: .seconds(1),
      steps: [.start("a()"), .start("b()"), .wait(1), .wait(0.75), .wait(0.25)],
      end: .stalled(.seconds(1)), underWay: ["a", "b"]),
    Scenario(
      testDescription: "Before its first event, a process may take at least ten seconds",
      steps: [.wait(9.75), .wait(0.25)], end: .stalled(.seconds(10)), underWay: []),
    Scenario(
      testDescription: "The end of a test is reported and restarts the limit; issues do neither",
      steps: [
        .start("a()"), .start("b()"), .wait(1), .end("a()"),
        .wait(2.5), .write(EventLines.issue("b()")), .wait(4.5), .write(EventLines.issue("b()")),
        .wait(0.5),
      ], told: [TestProgress(done: 1), stalled("“b”", for: 4, done: 1)], underWay: ["b"]),
    Scenario(
      testDescription: "The end of a stall is reported, even if no test has ended",
      steps: [.start("a()"), .wait(1), .wait(2), .start("c()"), .wait(1), .wait(2)],
      end: nil,
      told: [stalled("“a”", for: 2), TestProgress(done: 0), stalled("2 behaviours", for: 2)],
      underWay: ["a", "c"]),
    Scenario(
      testDescription: "Without a limit, a run may take for ever", limit: nil, steps: [.wait(1000)],
      end: nil, underWay: []),
    Scenario(
      testDescription: "Too much memory still ends a run", limit: nil,
      steps: [.start("a()"), .wait(1), .wait(1, memory: 8)], end: .tookTooMuchMemory(7)),
    Scenario(
      testDescription: "An incomplete line waits for its end, or for that of the run",
      steps: [
        .write(EventLines.test("a()")), .write(String(start.dropLast(9)), end: ""), .wait(1),
        .write(String(start.suffix(9)), end: ""), .wait(1),
      ], end: nil),
    Scenario(
      testDescription: "A test's events while its run is being ended do not count",
      limit: .seconds(1),
      steps: [.start("a()"), .wait(1), .wait(1), .end("a()")], end: .stalled(.seconds(1))),
  ]

  @Test("The watch ends a run in time, and says what it waits for", arguments: scenarios)
  func run(_ scenario: Scenario) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let told = Mutex<[TestProgress]>([])
    let time = Mutex(SuspendingClock.now)
    let watch = TestWatch(
      TestRun(
        package: folder.url, scratch: folder.url, bundle: "", limit: scenario.limit, memoryLimit: 7),
      stream: folder.url.appendingPathComponent("events"), now: { time.withLock { $0 } },
      news: { news in told.withLock { $0.append(news) } })
    var written = ""
    let looks: [Bool] = try scenario.steps.compactMap { step in
      switch step {
      case .write(let text, let end):
        written += text + end
        _ = try folder.file("events", written)
        return nil
      case .wait(let seconds, let memory):
        time.withLock { $0 += .seconds(seconds) }
        return watch.shouldEnd(memory: memory)
      }
    }
    #expect(looks == looks.dropLast().map { _ in false } + [scenario.end != nil])
    #expect(told.withLock { $0 } == scenario.told && watch.end == scenario.end)
    #expect(watch.finish().underWay.map(\.sentence) == scenario.underWay)
  }
}
