import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("A child process")
final class ChildTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  private func shell(_ script: String) -> Child { Child(["sh", "-c", script], in: folder.url) }

  @Test("A program receives its input, folder and variables, and returns all its output")
  func output() async throws {
    _ = try folder.file("here")
    var child = shell(
      "cat; ls; echo \"$ADDED ${HOME-removed} ${PATH:+kept}\"; echo wrong >&2; exit 3")
    child.input = Data("typed\n".utf8)
    child.environment["ADDED"] = "added"
    child.environment["HOME"] = .some(nil)
    let output = try await child.run()
    #expect(output.text == "typed\nhere\nadded removed kept\n" && output.standardError == "wrong\n")
    #expect(output.status == 3 && !output.wasEnded)
    // More than a pipe holds, in both directions, and bytes that are not text.
    var large = shell("cat; cat /dev/null")
    large.input = Data(repeating: 0xff, count: 300_000)
    #expect(try await large.run().standardOutput == large.input)
  }

  @Test("A child's status distinguishes an exit, a signal and a missing program")
  func status() async throws {
    let expected: [(String, Int32)] = [
      ("exit 0", 0), ("exit 130", 130), ("kill -ILL $$", 128 + 4), ("kill -KILL $$", 128 + 9),
      ("exec /no/such/program 2> /dev/null", 127),
    ]
    for (script, status) in expected {
      #expect(try await shell(script).run().status == status, "\(script)")
    }
  }

  /// Starts a child, one in a session of its own with another one below it, and in both sessions a
  /// grandchild whose parent is gone.
  private static let family = """
    sleep 100 & echo $!
    command -v setsid > /dev/null && { setsid sh -c '
      echo $$; sh -c "sleep 100 & echo \\$!"; setsid sleep 100 & echo $!; wait' & }
    sh -c 'sleep 100 & echo $!'
    sleep 0.1; echo ready
    """

  /// The processes named by a script that run now.
  private func living(_ text: String) -> [pid_t] {
    text.split(separator: "\n").compactMap { pid_t($0) }.filter { id in
      // A process that has ended, but was not waited for, counts as gone.
      kill(id, 0) == 0 && ProcessRecord(at: "/proc/\(id)/stat").map { $0[0] != "Z" } ?? true
    }
  }

  /// The processes named by a script that still run after a while.
  private func remaining(_ text: String) async throws -> [pid_t] {
    let end = ContinuousClock.now + .seconds(10)
    // The last look comes after the last sleep, which may take long while other tests run.
    while !living(text).isEmpty, .now < end { try await Task.sleep(for: .milliseconds(5)) }
    return living(text)
  }

  @Test(
    "Ending or cancelling a program also ends everything it started",
    arguments: [false, true])
  func isEnded(isCancelled: Bool) async throws {
    let child = shell(ChildTests.family + "\nwhile :; do sleep 1; done")
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      try await child.run { printed in
        let text = printed()
        guard text.contains("ready") else { return true }
        continuation.yield(text)
        return isCancelled
      }
    }
    let printed = await signs.first { _ in true } ?? ""
    #expect(printed.split(separator: "\n").count >= 4)
    if isCancelled {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    } else {
      let output = try await task.value
      #expect(output.wasEnded && output.status == 128 + SIGKILL)
    }
    #expect(try await remaining(printed) == [])
  }

  @Test("A program's status does not depend on the signals that we block or ignore")
  func signals() async {
    await #expect(processExitsWith: .success) {
      var blocked = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGTERM)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      _ = signal(SIGCHLD, SIG_IGN)
      let output = try await Child(["sh", "-c", "kill -TERM $$; exit 3"]).run()
      try #require(output.status == 128 + SIGTERM)
    }
  }

  @Test(
    "Processes that a program leaves behind do not delay its end; those in its group are killed")
  func leftovers() async throws {
    let output = try await shell("sleep 100 & echo $!; exit 3").run()
    #expect(output.status == 3 && !output.wasEnded)
    #expect(try await remaining(output.text) == [])
  }

  @Test("A hung program gets a moment for its last output before it is killed")
  func lastWish() async throws {
    var child = shell(
      "trap 'sleep 0.2; echo words; exit 7' TERM; echo begun; while :; do sleep 0.02; done")
    child.lastWish = { kill($0, SIGTERM) == 0 }
    let output = try await child.run { !$0().contains("begun") }
    #expect(output.text == "begun\nwords\n" && output.status == 7 && output.wasEnded)
    // A program that says nothing in that time is ended.
    var deaf = shell("trap '' TERM; echo begun; while :; do sleep 0.02; done")
    deaf.lastWish = child.lastWish
    let end = try await deaf.run { !$0().contains("begun") }
    #expect(end.wasEnded && end.status == 128 + SIGKILL)
  }
}
