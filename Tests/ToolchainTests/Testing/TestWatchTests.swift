import Foundation
import Synchronization
import Testing

@testable import Toolchain

/// Runs whose stream and clock the test itself moves on.
@Suite("What is made of a run while it goes on")
struct TestWatchTests {
  enum Step {
    case write(String)
    /// Lets seconds go by, then has the watch look. More than 7 bytes of memory are too many.
    case wait(Double, memory: Int = 7)

    static func start(_ name: String) -> Step {
      write(EventLines.test(name) + "\n" + EventLines.event("testStarted", name))
    }
  }

  struct Scenario: CustomTestStringConvertible {
    let testDescription: String
    var limit: Duration? = .seconds(5)
    let steps: [Step]
    /// Why the last look ends the run; no other does.
    var end: TestRun.End? = .stalled(.seconds(5))
    var told: [TestProgress] = []
  }

  private static func stalled(_ subject: String, for seconds: Int, done: Int = 0) -> TestProgress {
    TestProgress(done: done, stall: "waiting for \(subject), \(seconds) of 5 s")
  }

  private static let scenarios = [
    Scenario(
      testDescription: "One test may take as long as the limit, and is told once a second",
      steps: [.start("a()"), .wait(1)] + Array(repeating: .wait(0.5), count: 10),
      told: [2, 3, 4].map { stalled("“a”", for: $0) }),
    Scenario(
      testDescription: "Several may take no longer than the limit", limit: .seconds(1),
      steps: [.start("a()"), .start("b()"), .wait(1), .wait(0.75), .wait(0.25)],
      end: .stalled(.seconds(1))),
    Scenario(
      testDescription: "Before its first word a process may take ten seconds at least",
      steps: [.wait(9.75), .wait(0.25)], end: .stalled(.seconds(10))),
    Scenario(
      testDescription: "What ends is told, and lets the limit count anew; issues do not",
      steps: [
        .start("a()"), .start("b()"), .wait(1), .write(EventLines.event("testEnded", "a()")),
        .wait(2.5), .write(EventLines.issue("b()")), .wait(4.5), .write(EventLines.issue("b()")),
        .wait(0.5),
      ], told: [TestProgress(done: 1), stalled("“b”", for: 4, done: 1)]),
    Scenario(
      testDescription: "That it goes on again after a stall is told, though nothing ended",
      steps: [.start("a()"), .wait(1), .wait(2), .start("c()"), .wait(1), .wait(2)],
      end: nil,
      told: [stalled("“a”", for: 2), TestProgress(done: 0), stalled("2 behaviours", for: 2)]),
    Scenario(
      testDescription: "Without a limit it may take for ever", limit: nil, steps: [.wait(1000)],
      end: nil),
    Scenario(
      testDescription: "Too much memory ends it all the same", limit: nil,
      steps: [.wait(1), .wait(1, memory: 8)], end: .tookTooMuchMemory(7)),
  ]

  /// A watch over a stream in a folder, what it tells, and how to let steps happen.
  private final class Watched: Sendable {
    let folder: TemporaryFolder
    let told = Mutex<[TestProgress]>([])
    private let time = Mutex(SuspendingClock.now)

    init() throws { folder = try TemporaryFolder() }
    deinit { folder.remove() }

    func watch(limit: Duration?) -> TestWatch {
      TestWatch(
        TestRun(
          package: folder.url, scratch: folder.url, bundle: "", limit: limit, memoryLimit: 7),
        stream: folder.url.appendingPathComponent("events"),
        now: { self.time.withLock { $0 } },
        news: { news in self.told.withLock { $0.append(news) } })
    }

    /// Whether the run should end, at each look.
    func looks(_ watch: TestWatch, _ steps: [Step]) throws -> [Bool] {
      var written = ""
      return try steps.compactMap { step in
        switch step {
        case .write(let lines):
          written += lines + "\n"
          _ = try folder.file("events", written)
          return nil
        case .wait(let seconds, let memory):
          time.withLock { $0 += .seconds(seconds) }
          return watch.shouldEnd(memory: memory)
        }
      }
    }
  }

  @Test("It is ended in time, and what it waits for is told", arguments: scenarios)
  func run(_ scenario: Scenario) throws {
    let watched = try Watched()
    let watch = watched.watch(limit: scenario.limit)
    let looks = try watched.looks(watch, scenario.steps)
    let expected: [Bool] = looks.dropLast().map { _ in false } + [scenario.end != nil]
    #expect(looks == expected)
    #expect(watched.told.withLock { $0 } == scenario.told)
    #expect(watch.end == scenario.end)
  }

  @Test("A line that is not whole yet waits for its end, or for that of the run")
  func halfLine() throws {
    let watched = try Watched()
    let watch = watched.watch(limit: .seconds(5))
    let lines = EventLines.test("a()") + "\n" + EventLines.event("testStarted", "a()")
    for text in [String(lines.dropLast(9)), lines] {
      _ = try watched.folder.file("events", text)
      #expect(try watched.looks(watch, [.wait(1)]) == [false])
    }
    #expect(watch.finish().underWay.map(\.sentence) == ["a"])
  }

  @Test("What a test does while its run is ended does not count")
  func late() throws {
    let watched = try Watched()
    let watch = watched.watch(limit: .seconds(1))
    let end = EventLines.event("testEnded", "a()")
    #expect(
      try watched.looks(watch, [.start("a()"), .wait(1), .wait(1), .write(end)]) == [false, true])
    #expect(watch.finish().underWay.map(\.sentence) == ["a"])
  }
}
