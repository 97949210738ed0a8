import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalSessionTests {
  @Suite("signals")
  struct Signals {
    private static let all = [
      SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE, SIGILL, SIGTRAP, SIGABRT,
      SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT,
    ]

    private let terminal: PseudoTerminal

    init() throws {
      terminal = try PseudoTerminal()
    }

    private func open() throws -> TerminalSession {
      try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in nil }
    }

    /// Where the code lies that runs on a signal.
    private func handler(of signal: Int32) -> UInt {
      var present = sigaction()
      sigaction(signal, nil, &present)
      return withUnsafeBytes(of: present) { $0.load(as: UInt.self) }
    }

    @Test("Every signal has its former handler again after a session", arguments: all)
    func restored(signal: Int32) throws {
      let before = handler(of: signal)
      let session = try open()
      #expect(handler(of: signal) != before)
      session.close()
      #expect(handler(of: signal) == before)
    }

    @Test(
      "What the one who started the program wants ignored stays so",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGTSTP])
    func ignored(signal: Int32) throws {
      let former = SignalAction.ignoring.install(for: signal)
      defer { former.install(for: signal) }
      let session = try open()
      defer { session.close() }
      kill(getpid(), signal)
      kill(getpid(), SIGWINCH)
      #expect(session.waitForInput(milliseconds: 10_000) == [.resized(session.size)])
    }
  }
}
