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

    private static func open(_ terminal: PseudoTerminal) throws -> TerminalSession {
      try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in nil }
    }

    /// Where the code lies that runs on a signal.
    private static func handler(of signal: Int32) -> UInt {
      var present = sigaction()
      sigaction(signal, nil, &present)
      return withUnsafeBytes(of: present) { $0.load(as: UInt.self) }
    }

    // What is done on a signal is one for the whole process, and other tests start programs, which
    // changes it too: so these have a process of their own.

    @Test("Every signal has its former handler again after a session")
    func restored() async {
      await #expect(processExitsWith: .success) {
        let terminal = try PseudoTerminal()
        for signal in Signals.all {
          let before = Signals.handler(of: signal)
          let session = try Signals.open(terminal)
          #expect(Signals.handler(of: signal) != before, "signal \(signal)")
          session.close()
          #expect(Signals.handler(of: signal) == before, "signal \(signal)")
        }
      }
    }

    @Test("What the one who started the program wants ignored stays so")
    func ignored() async {
      await #expect(processExitsWith: .success) {
        let terminal = try PseudoTerminal()
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] {
          let former = SignalAction.ignoring.install(for: signal)
          let session = try Signals.open(terminal)
          kill(getpid(), signal)
          kill(getpid(), SIGWINCH)
          #expect(
            session.waitForInput(milliseconds: 10_000) == [.resized(session.size)],
            "signal \(signal)")
          session.close()
          former.install(for: signal)
        }
      }
    }

    @Test("News from before a session is no news in it")
    func oldNews() throws {
      let terminal = try PseudoTerminal()
      let former = SignalAction.ignoring.install(for: SIGTSTP)
      defer { former.install(for: SIGTSTP) }
      for flag in 0...3 {
        switch flag {
        case 0: SignalMailbox.interruption.store(SIGTERM, ordering: .releasing)
        case 1: SignalMailbox.resize.store(true, ordering: .releasing)
        case 2: SignalMailbox.stop.store(true, ordering: .releasing)
        default: SignalMailbox.goOn.store(true, ordering: .releasing)
        }
        let session = try Signals.open(terminal)
        #expect(session.waitForInput(milliseconds: 0).isEmpty)
        session.close()
      }
    }
  }
}
