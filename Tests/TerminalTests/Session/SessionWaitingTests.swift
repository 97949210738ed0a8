import Foundation
import Synchronization
import Testing

@testable import Terminal

extension TerminalSessionTests {
  @Suite("waiting")
  struct Waiting {
    /// Long enough to wait for what is sure to come, in milliseconds.
    private let patience = 10_000

    private let terminal: PseudoTerminal
    private let session: TerminalSession

    init() throws {
      let terminal = try PseudoTerminal()
      self.terminal = terminal
      session = try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in nil }
    }

    /// Waits in steps until there is an event, at most ten seconds.
    private func events(_ count: Int = 1, step: Int) -> [SessionEvent] {
      var events: [SessionEvent] = []
      let end = ContinuousClock.now + .milliseconds(patience)
      while events.count < count, .now < end { events += session.waitForInput(milliseconds: step) }
      return events
    }

    /// Expects that a wait takes all the time that it is given, and next to no work.
    private func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
      func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      }
      let before = processorTime()
      let clock = ContinuousClock().measure {
        #expect(session.waitForInput(milliseconds: 60).isEmpty, sourceLocation: sourceLocation)
      }
      #expect(clock >= .milliseconds(60), sourceLocation: sourceLocation)
      #expect(processorTime() - before < .milliseconds(5), sourceLocation: sourceLocation)
    }

    // MARK: - Keys

    @Test("Keys come in the order in which they were typed, whether one waits or looks")
    func keys() {
      for step in [patience, 0, -5] {
        terminal.type("a\u{1b}[A한")
        let keys: [Key] = [.character("a"), .up, .character("한")]
        #expect(events(3, step: step) == keys.map(SessionEvent.key))
      }
      terminal.type("\u{3}")
      #expect(events(step: patience) == [.interrupted(.interrupt)])
    }

    @Test("A lone ESC becomes a key soon, though a caller waits in small steps")
    func loneEscape() {
      terminal.type("\u{1b}")
      let start = ContinuousClock.now
      #expect(events(step: 1) == [.key(.escape)])
      #expect(ContinuousClock.now - start >= .milliseconds(50), "the rest may be under way")
    }

    @Test("Nothing typed is shown, and nothing unread is left for the shell")
    func silent() {
      terminal.type("rm x\r")
      var ready = pollfd(fd: terminal.line, events: Int16(POLLIN), revents: 0)
      #expect(poll(&ready, 1, Int32(patience)) == 1)
      session.close()
      #expect(poll(&ready, 1, 0) == 0)
      let output = terminal.output(endingWith: ScreenCodes.leave)
      #expect(output == ScreenCodes.enter + ScreenCodes.leave)
    }

    // MARK: - Other news

    @Test("Another thread ends the wait, or the next one, once and without an event")
    func woken() {
      func expectEarlyEnd() {
        let clock = ContinuousClock().measure {
          #expect(session.waitForInput(milliseconds: patience).isEmpty)
        }
        #expect(clock < .milliseconds(patience))
      }
      TerminalSession.wake()
      expectEarlyEnd()
      Thread { TerminalSession.wake() }.start()
      expectEarlyEnd()
      expectSilence()
    }

    @Test("A signal that was told wakes nobody again")
    func signalOnce() {
      kill(getpid(), SIGWINCH)
      #expect(events(step: patience) == [.resized(session.size)])
      expectSilence()
    }

    @Test(
      "A lost terminal is told once, also where a picture finds that out, and nothing spins",
      arguments: [true, false])
    func lost(isShown: Bool) {
      terminal.hangUp()
      if isShown { session.show(Canvas(Size(columns: 5, rows: 5))) }
      #expect(session.waitForInput(milliseconds: patience) == [.interrupted(.hangUp)])
      session.show(Canvas(Size(columns: 6, rows: 5)))
      expectSilence()
    }
  }

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
    // changes it too: so this has a process of its own.
    @Test("Have their former handlers again after a session, and stay ignored where they were")
    func restored() async {
      await #expect(processExitsWith: .success) {
        let terminal = try PseudoTerminal()
        let before = Signals.all.map(Signals.handler)
        let session = try Signals.open(terminal)
        #expect(zip(before, Signals.all.map(Signals.handler)).allSatisfy { $0 != $1 })
        session.close()
        #expect(Signals.all.map(Signals.handler) == before)

        for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] {
          SignalAction.ignoring.install(for: signal)
          let session = try Signals.open(terminal)
          kill(getpid(), signal)
          kill(getpid(), SIGWINCH)
          let events = session.waitForInput(milliseconds: 10_000)
          #expect(events == [.resized(session.size)], "signal \(signal)")
          session.close()
        }
      }
    }

    @Test(
      "From before a session they are no news in it",
      arguments: [SIGTERM, SIGWINCH, SIGTSTP, SIGCONT])
    func oldNews(signal: Int32) throws {
      let terminal = try PseudoTerminal()
      let former = SignalAction.ignoring.install(for: SIGTSTP)
      defer { former.install(for: SIGTSTP) }
      SignalMailbox.note(signal)
      if signal == SIGTERM { SignalMailbox.interruption.store(signal, ordering: .releasing) }
      let session = try Signals.open(terminal)
      #expect(session.waitForInput(milliseconds: 0).isEmpty)
      session.close()
    }
  }
}
