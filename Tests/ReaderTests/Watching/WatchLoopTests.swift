import Book
import Foundation
import Practice
import Synchronization
import Terminal
import Testing
import Toolchain

@testable import Reader

@MainActor
@Suite("The loop that watches a kata", .timeLimit(.minutes(1)))
struct WatchLoopTests {
  private typealias Step = ScriptedScreen.Step

  private let folder: TemporaryFolder
  private let kata: Kata

  init() throws {
    folder = try TemporaryFolder()
    kata = Kata(Catalogue.lessons[1], in: Workbook(root: folder.url))
    try WatchLoopTests.save("one", in: kata)
  }

  private nonisolated static func file(of kata: Kata) -> URL {
    kata.folder.appendingPathComponent("Referee.swift")
  }

  private nonisolated static func save(_ text: String, in kata: Kata) throws {
    try FileManager.default.createDirectory(at: kata.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(of: kata))
  }

  private nonisolated static func text(of kata: Kata) -> String? {
    try? String(contentsOf: file(of: kata), encoding: .utf8)
  }

  private func save(_ text: String) -> @Sendable () throws -> Void {
    { [kata] in try WatchLoopTests.save(text, in: kata) }
  }

  /// Watches the kata while things happen.
  private func run(
    _ steps: [Step], checking: @escaping WatchWork.Checking
  ) async -> (ending: WatchEnding, screen: ScriptedScreen) {
    let screen = ScriptedScreen(steps)
    let loop = WatchLoop(kata, on: screen, pace: .milliseconds(1), checking: checking) { [kata] in
      WatchLoopTests.text(of: kata).map { .file($0) } ?? .gone
    }
    return (await loop.run(), screen)
  }

  /// Passes what has “two” in it.
  private nonisolated static func judge(_ kata: Kata) -> Verdict {
    WatchedKata.verdict([text(of: kata) == "two" ? .passed : .failed([])], on: kata)
  }

  /// Goes on until it is told to end.
  private nonisolated static func hang() async throws {
    try await Task.sleep(for: .seconds(3600))
  }

  @Test("A save is checked, phase after phase, and what was removed is when it is back")
  func saving() async throws {
    defer { folder.remove() }
    let (ending, screen) = await run([
      Step("Failed: 1 of 1 behaviour", act: save("two")),
      Step(
        "Passed: 1 behaviour",
        act: { [kata] in
          try FileManager.default.removeItem(at: kata.folder)
        }),
      Step("is gone: put it back", act: save("two")),
      Step("Passed: 1 behaviour", .key("q")),
    ]) { kata, phases in
      phases(.running(done: 0, of: nil))
      return WatchLoopTests.judge(kata)
    }
    #expect(ending == .left)
    let checking = ["Checking: starting …", "Checking: running …"]
    #expect(
      screen.statuses == ["Checking …"] + checking + ["✗ Failed: 1 of 1 behaviour."] + checking
        + ["✓ Passed: 1 behaviour.", "Waiting for the folder."] + checking
        + ["✓ Passed: 1 behaviour."])
  }

  @Test("A save ends a check that hangs, and the next one begins after its end")
  func saveDuringCheck() async {
    defer { folder.remove() }
    let log = Mutex<[String]>([])
    let (ending, _) = await run([
      Step("Checking: running", act: save("two")), Step("Passed: 1 behaviour", .key("q")),
    ]) { kata, phases in
      log.withLock { $0.append("begin") }
      defer { log.withLock { $0.append("end") } }
      phases(.running(done: 0, of: nil))
      if WatchLoopTests.text(of: kata) == "one" { try await WatchLoopTests.hang() }
      return WatchLoopTests.judge(kata)
    }
    #expect(ending == .left)
    #expect(log.withLock { $0 } == ["begin", "end", "begin", "end"])
  }

  @Test(
    "Leaving ends the check and waits for its end",
    arguments: [
      (WatchEvent.key("q"), WatchEnding.left),
      (.screen(.interrupted(.terminate)), .interrupted(.terminate)),
      (.closed, .left),
    ])
  func leaving(event: WatchEvent, ending: WatchEnding) async {
    defer { folder.remove() }
    let hasEnded = Mutex(false)
    let result = await run([Step("Checking: starting", event)]) { _, _ in
      defer { hasEnded.withLock { $0 = true } }
      try await WatchLoopTests.hang()
      throw CancellationError()
    }
    #expect(result.ending == ending)
    #expect(hasEnded.withLock { $0 })
  }

  @Test("A check that stood still during Ctrl-Z is begun again")
  func resumed() async {
    defer { folder.remove() }
    let checks = Mutex(0)
    let (_, screen) = await run([
      Step("Checking: running", .screen(.resumed)), Step("Failed", .key("q")),
    ]) { kata, phases in
      let number = checks.withLock { checks in
        checks += 1
        return checks
      }
      phases(.running(done: 0, of: nil))
      if number == 1 { try await WatchLoopTests.hang() }
      return WatchLoopTests.judge(kata)
    }
    #expect(checks.withLock { $0 } == 2)
    #expect(screen.statuses.last == "✗ Failed: 1 of 1 behaviour.")
  }

  @Test("What a check or a page throws is told in a sentence")
  func failures() async throws {
    defer { folder.remove() }
    let (_, screen) = await run([
      Step("`scripts/workbook start 2`", .key("h")), Step("Hints.md", .key("q")),
    ]) { _, _ in throw KataError.notStarted(number: 2) }
    #expect(screen.statuses.last == "There is no verdict.")
  }
}
