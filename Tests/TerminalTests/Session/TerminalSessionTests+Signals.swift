import Foundation
import Synchronization
import Testing

@testable import Terminal

extension TerminalSessionTests {
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS,
    SIGFPE, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ,
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
  @Test("Signals get their former handlers back after a session")
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
      // Requests to quit, noted signals, and signals that end a program share a handler each.
      #expect([0..<3, 3..<6, 6..<during.count].map { Set(during[$0]).count } == [1, 1, 1])
      session.close()
      let isKept = zip(before, during).contains { $0 == $1 }
      #expect(!isKept && TerminalSessionTests.handlers == before)
    }
  }

  @Test("Signals that were ignored before a session stay ignored")
  func ignored() async {
    await #expect(processExitsWith: .success) {
      let signals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGUSR1]
      for signal in signals { sigaction(handler: SIG_IGN).install(for: signal) }
      let tests = try TerminalSessionTests()
      let session = try tests.open()
      for signal in signals + [SIGWINCH] { kill(getpid(), signal) }
      let events = session.waitForInput(milliseconds: 10_000)
      #expect(events == [.resized(session.size)])
    }
  }

  @Test(
    "A session ignores signals that arrived before it opened",
    arguments: [SIGTERM, SIGWINCH, SIGCONT])
  func oldNews(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      SignalMailbox.note(signal)
      // Requests that an earlier session left unread do not count as ignored in this one.
      SignalMailbox.requests.store(2, ordering: .relaxed)
      let tests = try TerminalSessionTests()
      let session = try tests.open()
      #expect(session.waitForInput(milliseconds: 0).isEmpty)
      SignalWatch.raiseUnblocked(SIGTERM)
      #expect(session.waitForInput(milliseconds: 0) == [.interrupted(.terminate)])
      session.close()
    }
  }
}
