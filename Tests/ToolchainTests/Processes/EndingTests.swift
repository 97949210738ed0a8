import Foundation
import Testing

@testable import Toolchain

@Suite("The end of a child process", .timeLimit(.minutes(5)))
struct EndingTests {
  /// Starts a grandchild in a process group of its own, as `swift test` does with its tests, and
  /// says the number of the session.
  static func family(_ then: String = "") -> ChildProcess {
    ChildProcess("bash", ["-c", "set -m; sleep 600 & echo $$; \(then)"])
  }

  @Test("What it started and left running is ended with it")
  func leftover() throws {
    let output = try Self.family().run()
    let session = try #require(pid_t(output.standardOutput.dropLast()))
    #expect(output.status == 0)
    #expect(ProcessSession(leader: session).members == [])
  }

  @Test("What holds its streams open from another session is not waited for")
  func escaped() throws {
    #if os(Linux)
      let output = try shell("setsid sleep 600 & echo $!").run()
      let escaped = try #require(pid_t(output.standardOutput.dropLast()))
      #expect(kill(escaped, SIGKILL) == 0)
    #endif
  }

  @Test("Cancelling the task that waits ends it and all that it started")
  func cancelled() async throws {
    let recorder = LineRecorder()
    let (lines, continuation) = AsyncStream.makeStream(of: pid_t.self)
    let task = Task {
      try await Self.family("wait").run { line in
        recorder.record(line)
        if let session = pid_t(line) { continuation.yield(session) }
      }
    }
    var iterator = lines.makeAsyncIterator()
    let session = ProcessSession(leader: try #require(await iterator.next()))
    #expect(session.members.count == 2, "the shell and its sleeping child are seen")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(session.members == [])
    #expect(recorder.lines == ["\(session.leader)"])
  }

  @Test("A task that was cancelled before starts nothing that lasts")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await shell("sleep 600").run { _ in }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(
    "It may tidy up when it is told to end, even if it was stopped",
    arguments: ["", "kill -STOP $$"])
  func tidiesUp(then: String) async throws {
    let recorder = LineRecorder()
    var child = shell(
      "trap 'echo tidied; exit' TERM; echo ready; \(then)\nwhile :; do :; done")
    child.grace = .seconds(60)
    try await cancelOnFirstLine(child, recorder)
    #expect(recorder.lines == ["ready", "tidied"])
  }

  @Test("It is killed when it does not listen")
  func ignoresTerm() async throws {
    let recorder = LineRecorder()
    var child = shell("trap '' TERM; echo $$; while :; do sleep 600; done")
    child.grace = .milliseconds(20)
    try await cancelOnFirstLine(child, recorder)
    let session = try #require(recorder.lines.first.flatMap { pid_t($0) })
    #expect(ProcessSession(leader: session).members == [])
  }

  private func cancelOnFirstLine(_ child: ChildProcess, _ recorder: LineRecorder) async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await child.run { line in
        recorder.record(line)
        continuation.yield()
      }
    }
    var iterator = lines.makeAsyncIterator()
    _ = await iterator.next()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
