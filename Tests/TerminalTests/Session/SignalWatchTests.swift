import Synchronization
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

    @Test("News from before a session is no news in it")
    func oldNews() throws {
      let former = SignalAction.ignoring.install(for: SIGTSTP)
      defer { former.install(for: SIGTSTP) }
      for flag in 0...3 {
        switch flag {
        case 0: SignalMailbox.interruption.store(SIGTERM, ordering: .releasing)
        case 1: SignalMailbox.resize.store(true, ordering: .releasing)
        case 2: SignalMailbox.stop.store(true, ordering: .releasing)
        default: SignalMailbox.goOn.store(true, ordering: .releasing)
        }
        let session = try open()
        #expect(session.waitForInput(milliseconds: 0).isEmpty)
        session.close()
      }
    }
  }
}
