import Foundation
import Testing

@testable import Toolchain

@Suite("The end of a child process", .timeLimit(.minutes(5)))
struct EndingTests {
  /// Starts a grandchild in its own process group, as `swift test` does with its tests, and prints
  /// the number of the session.
  static func family(_ then: String = "") -> ChildProcess {
    ChildProcess("bash", ["-c", "set -m; sleep 600 & echo $$; \(then)"])
  }

  @Test("Descendants are ended with the child, and one in another session is not waited for")
  func leftover() throws {
    let output = try Self.family().run()
    let session = try #require(pid_t(output.standardOutput.dropLast()))
    #expect(output.status == 0 && ProcessSession(leader: session).members == [])
    #if os(Linux)
      // It holds the streams open from another session.
      let other = try shell("setsid sleep 600 & echo $!").run()
      let escaped = try #require(pid_t(other.standardOutput.dropLast()))
      #expect(kill(escaped, SIGKILL) == 0)
    #endif
  }

  #if os(Linux)
    @Test("A busy child may first say where it is, and no more time is spent on it")
    func traced() throws {
      // The child prints its place by itself, then goes on computing.
      let words = "trap 'echo here >&2; echo Backtrace took 1s >&2' TRAP; while :; do :; done"
      var child = shell(words)
      child.backtraceTime = .seconds(600)
      child.shouldEnd = { _ in true }
      #expect(try child.run().standardError == "here\nBacktrace took 1s\n")
      child.backtraceTime = nil
      #expect(try child.run().standardError == "")
      // It counts as computing until it has reached its wait, however busy the machine is.
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let note = try folder.file("leader")
      child = shell("trap 'echo here' TRAP; echo $$ > '\(note.path)'; sleep 600 & wait")
      child.backtraceTime = .seconds(600)
      child.shouldEnd = { _ in Self.isAsleep(note) }
      #expect(try child.run().standardOutput == "")
    }

    /// Whether the process whose number is in a file waits for a child.
    private static func isAsleep(_ note: URL) -> Bool {
      func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      }
      let place = "/proc/\(text(note.path).dropLast())"
      return !text("\(place)/task/\(place.dropFirst(6))/children").isEmpty
        && text("\(place)/stat").contains(") S ")
    }
  #endif

  /// Cancels the task that waits for a child as soon as the child has printed something.
  ///
  /// - Returns: Its lines, and how many processes its session had before.
  private func cancel(_ child: ChildProcess) async throws -> (lines: [String], members: Int) {
    let recorder = LineRecorder()
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      try await child.run { line in
        recorder.record(line)
        continuation.yield(line)
      }
    }
    var iterator = lines.makeAsyncIterator()
    let session = await iterator.next().flatMap { pid_t($0) }.map { ProcessSession(leader: $0) }
    let members = session?.members.count ?? 0
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(session?.members == [])
    return (recorder.lines, members)
  }

  @Test("Cancelling the waiting task ends the child and its descendants")
  func cancelled() async throws {
    let (lines, members) = try await cancel(Self.family("wait"))
    #expect(lines.count == 1 && members == 2, "the shell and its sleeping child are seen")
  }

  @Test("A task that was cancelled earlier starts nothing that lasts")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await shell("sleep 600").run { _ in }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A child may tidy up when told to end, even if it was stopped", arguments: ["", "-STOP"])
  func tidiesUp(stop: String) async throws {
    let stopping = stop.isEmpty ? "" : "kill \(stop) $$"
    var child = shell("trap 'echo tidied; exit' TERM; echo $$; \(stopping)\nsleep 600 & wait")
    child.grace = .seconds(60)
    #expect(try await cancel(child).lines.last == "tidied")
  }

  @Test("A process started by a parent that was told to end is also told to end")
  func startsMore() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // The child ends only once this script runs and listens.
    _ = try folder.file("more", "trap 'echo told; exit' TERM; : > there; while :; do :; done")
    var child = shell(
      "trap 'sh more & while [ ! -e there ]; do :; done; exit' TERM; echo $$; sleep 600 & wait")
    child.directory = folder.url
    child.grace = .seconds(60)
    #expect(try await cancel(child).lines.last == "told")
  }

  @Test("A child that does not listen is killed")
  func ignoresTerm() async throws {
    var child = shell("trap '' TERM; echo $$; while :; do sleep 600; done")
    child.grace = .milliseconds(20)
    #expect(try await cancel(child).lines.count == 1)
  }
}
