import Foundation
import Testing

@testable import Terminal

extension TerminalSessionTests {
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE, SIGILL, SIGTRAP, SIGABRT,
    SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ,
  ]

  /// The addresses of the handlers of all signals.
  private static var handlers: [UInt] {
    signals.map { signal in
      var present = sigaction()
      sigaction(signal, nil, &present)
      return withUnsafeBytes(of: present) { $0.load(as: UInt.self) }
    }
  }

  // Signal actions belong to the whole process, and other tests change them by starting programs:
  // so this test has its own process.
  @Test("Signals get their former handlers back, and ignored signals stay ignored")
  func restored() async {
    await #expect(processExitsWith: .success) {
      let tests = try TerminalSessionTests()
      let before = TerminalSessionTests.handlers
      let session = try tests.open()
      let during = TerminalSessionTests.handlers
      let inForeground = SignalWatch.leavingKeys { TerminalSessionTests.handlers }
      #expect(TerminalSessionTests.handlers == during)
      // Then Ctrl-C, Ctrl-Z and Ctrl-\ belong to another program, and a signal that stops it also
      // stops this one.
      let left = during.indices.filter { inForeground[$0] != during[$0] }
      #expect(left.map { TerminalSessionTests.signals[$0] } == [SIGINT, SIGTSTP, SIGQUIT])
      #expect(inForeground[left[1]] == 0)
      session.close()
      let isKept = zip(before, during).contains { $0 == $1 }
      #expect(!isKept && TerminalSessionTests.handlers == before)
      // Requests to quit, noted signals, a closed pipe, and signals that end a program.
      let kinds: [Range<Int>] = [0..<3, 3..<6, 6..<7, 7..<during.count]
      let parts: [Set<UInt>] = kinds.map { Set(during[$0]) }
      let (areAlike, different) = (parts.allSatisfy { $0.count == 1 }, Set(during).count)
      #expect(areAlike && different == kinds.count)

      for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGUSR1] {
        sigaction.ignoring.install(for: signal)
        let session = try tests.open()
        kill(getpid(), signal)
        kill(getpid(), SIGWINCH)
        let events = session.waitForInput(milliseconds: 10_000)
        #expect(events == [.resized(session.size)], "signal \(signal)")
        session.close()
      }
    }
  }

  @Test(
    "A session ignores signals that arrived before it opened",
    arguments: [SIGTERM, SIGWINCH, SIGTSTP, SIGCONT])
  func oldNews(signal: Int32) throws {
    let former = sigaction.ignoring.install(for: SIGTSTP)
    defer { former.install(for: SIGTSTP) }
    SignalMailbox.note(signal)
    let session = try open()
    defer { session.close() }
    #expect(session.waitForInput(milliseconds: 0).isEmpty)
  }
}
