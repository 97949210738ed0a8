import Foundation
import Synchronization
import Testing

@testable import Toolchain

@Suite("Our own program when told to end", .timeLimit(.minutes(5)))
struct QuitSignalsTests {
  @Test("A signal ends the children and their descendants, and then the program")
  func interrupted() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      // Two children share the farewell, which is called once.
      await ChildProcess.$ifInterrupted.withValue({
        print("farewell")
        fflush(nil)
      }) {
        async let other = shell("sleep 600").run(nil)
        _ = try? await EndingTests.family("echo '\(folder.url.path)'; kill -TERM $PPID; wait").run {
          print($0)
          fflush(nil)
        }
        _ = try? await other
      }
      print("went on")
    }
    let words = try #require(result?.standardOutputContent)
    let lines = String(decoding: words, as: UTF8.self).split(separator: "\n")
    #expect(lines.firstIndex(of: "farewell") == lines.count - 1)
    let session = try #require(lines.lazy.compactMap { pid_t($0) }.first)
    #expect(ProcessSession(leader: session).members == [])
    let folder = try #require(lines.last { $0.first == "/" })
    #expect(!FileManager.default.fileExists(atPath: String(folder)))
  }

  @Test("An ignored signal leaves the program and its child running")
  func ignored() async throws {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGHUP, SIG_IGN)
      let output = try await shell("kill -HUP $PPID; echo on").run { _ in }
      #expect(output.standardOutput == "on\n")
    }
  }

  @Test("A program started with SIGCHLD ignored still learns its children's status")
  func ignoredEnds() async throws {
    await #expect(processExitsWith: .exitCode(3)) {
      _ = signal(SIGCHLD, SIG_IGN)
      exit(try shell("exit 3").run().status)
    }
  }

  @Test("A signal after the child has ended kills the program as usual")
  func after() async throws {
    await #expect(processExitsWith: .signal(SIGINT)) {
      _ = try shell("true").run()
      kill(getpid(), SIGINT)
      while true { pause() }
    }
  }

  @Test("A second Ctrl-C does not wait for the child to tidy up")
  func twice() async throws {
    await #expect(processExitsWith: .signal(SIGINT)) {
      // The child answers the first signal with the second; then only a kill can follow.
      var child = shell(
        "trap 'kill -INT $PPID' TERM; kill -INT $PPID; while :; do sleep 600 & wait; done")
      child.grace = .seconds(600)
      _ = try await child.run { _ in }
    }
  }

  private static let isTold = Atomic(false)

  @Test("A signal that the program handles itself is left to it, and ends no child")
  func handled() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = signal(SIGTERM) { _ in QuitSignalsTests.isTold.store(true, ordering: .relaxed) }
      let ended = try await shell("kill -TERM $PPID; sleep 0.2; exit 3").run { _ in }
      _exit(ended.status == 3 && QuitSignalsTests.isTold.load(ordering: .relaxed) ? 7 : 1)
    }
  }
}
