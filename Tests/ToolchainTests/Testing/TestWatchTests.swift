import Foundation
import Synchronization
import Testing

@testable import Toolchain

/// A run whose stream and clock the test itself moves on.
@Suite("What is made of a run while it goes on")
final class TestWatchTests: Sendable {
  private let folder: TemporaryFolder
  private let time = Mutex(Duration.zero)
  private let told = Mutex<[TestProgress]>([])

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  private func watch(limit: Duration? = .seconds(5), memory: Int? = nil) -> TestWatch {
    TestWatch(
      stream: stream, root: folder.url, limit: limit, memoryLimit: memory,
      now: { self.time.withLock { $0 } }, news: { news in self.told.withLock { $0.append(news) } })
  }

  private var stream: URL { folder.url.appendingPathComponent("events") }

  private func write(_ lines: String...) throws {
    let earlier = (try? Data(contentsOf: stream)) ?? Data()
    try (earlier + EventLines.data(lines)).write(to: stream)
  }

  /// Lets time go by, then has the watch look.
  private func wait(_ seconds: Double, _ watch: TestWatch, ourTime: Double = 0) -> Bool {
    time.withLock { $0 += .seconds(seconds) }
    return watch.shouldEnd(ChildProcess.Usage(memory: 7, ourTime: .seconds(ourTime)))
  }

  private func start(_ names: String...) throws {
    for name in names {
      try write(EventLines.test(name), EventLines.event("testStarted", name))
    }
  }

  @Test("One test may take as long as the limit, and what it waits for is told once a second")
  func one() throws {
    let watch = watch()
    try start("a()")
    #expect(!wait(1, watch))
    for _ in 1...9 { #expect(!wait(0.5, watch)) }
    #expect(wait(0.5, watch))
    #expect(watch.end == .stalled)
    #expect(watch.patience == .seconds(5))
    #expect(
      told.withLock { $0 }
        == [2, 3, 4].map {
          .stalled(Stall(sentence: "a", count: 1, idle: .seconds($0), limit: .seconds(5)))
        })
  }

  @Test(
    "Several at once, which may be in each other's way, may wait for three seconds, or the limit",
    arguments: [(5, 3), (1, 1)] as [(Double, Double)])
  func several(limit: Double, together: Double) throws {
    let watch = watch(limit: .seconds(limit))
    try start("a()", "b()")
    #expect(!wait(1, watch))
    #expect(!wait(together - 0.25, watch))
    #expect(wait(0.25, watch))
    #expect(watch.patience == .seconds(together))
    let stall = Stall(sentence: nil, count: 2, idle: .seconds(2.75), limit: .seconds(3))
    #expect(told.withLock { $0 } == (together == 3 ? [.stalled(stall)] : []))
  }

  @Test("Before its first word a process may take ten seconds at least")
  func beginning() {
    let watch = watch()
    #expect(!wait(9.75, watch))
    #expect(wait(0.25, watch))
    #expect(told.withLock { $0 } == [])
  }

  @Test("What ends is told, and lets the limit count anew; issues do not")
  func progress() throws {
    let watch = watch()
    try start("a()", "b()")
    #expect(!wait(1, watch))
    try write(EventLines.event("testEnded", "a()"))
    #expect(!wait(2.5, watch))
    try write(EventLines.issue("b()"))
    #expect(!wait(4.5, watch))
    try write(EventLines.issue("b()"))
    #expect(wait(0.5, watch))
    let stall = Stall(sentence: "b", count: 1, idle: .seconds(4.5), limit: .seconds(5))
    #expect(told.withLock { $0 } == [.ended(functions: 1), .stalled(stall)])
    #expect(watch.finish().tests.last?.issues.count == 2)
  }

  @Test("That it goes on again after a stall is told, though nothing ended")
  func again() throws {
    let watch = watch()
    try start("a()")
    #expect(!wait(1, watch) && !wait(2, watch))
    try start("c()")
    #expect(!wait(1, watch))
    #expect(told.withLock { $0 }.last == .ended(functions: 0))
  }

  @Test("The time in which it may have waited for us does not count, up to a second")
  func credit() throws {
    let watch = watch()
    try start("a()")
    #expect(!wait(1, watch))
    #expect(!wait(5.5, watch, ourTime: 0.75))
    #expect(!wait(0.25, watch, ourTime: 0.75))
    // What came before some progress counts no more.
    try start("b()")
    try write(EventLines.event("testEnded", "b()"))
    #expect(!wait(1, watch, ourTime: 9))
    #expect(wait(5, watch))
  }

  @Test("Without a limit it may take for ever; too much memory ends it all the same")
  func memory() throws {
    #expect(!wait(1000, watch(limit: nil)))
    let watch = watch(memory: 7)
    #expect(!watch.shouldEnd(ChildProcess.Usage(memory: 7, ourTime: .zero)))
    #expect(watch.shouldEnd(ChildProcess.Usage(memory: 8, ourTime: .zero)))
    #expect(watch.end == .tookTooMuchMemory)
  }

  @Test("A line that is not whole yet waits for its end, or for that of the run")
  func halfLine() throws {
    let watch = watch()
    let lines = EventLines.data([EventLines.test("a()"), EventLines.event("testStarted", "a()")])
    try lines.dropLast(9).write(to: stream)
    #expect(!wait(1, watch))
    try lines.dropLast().write(to: stream)
    #expect(!wait(1, watch))
    #expect(watch.finish().underWay.map(\.sentence) == ["a"])
  }

  @Test(
    "A stall in words",
    arguments: [
      (
        Stall(sentence: "It stops", count: 1, idle: .seconds(4.8), limit: .seconds(10)),
        "waiting for “It stops”, 4 of 10 s"
      ),
      (
        Stall(of: [
          Stall(sentence: "It stops", count: 1, idle: .seconds(3), limit: .seconds(2.5)),
          Stall(sentence: nil, count: 2, idle: .seconds(2), limit: .seconds(1)),
        ]), "waiting for 3 behaviours, 3 of 2.5 s"
      ),
      (
        Stall(of: [Stall(sentence: "It", count: 1, idle: .zero, limit: .seconds(1))]),
        "waiting for “It”, 0 of 1 s"
      ),
    ] as [(Stall, String)])
  func text(stall: Stall, expected: String) {
    #expect(stall.text == expected)
  }
}
