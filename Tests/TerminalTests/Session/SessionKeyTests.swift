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
  @Suite("keys")
  struct Keys {
    /// Long enough to wait for what is sure to come, in milliseconds.
    private let patience = 10_000

    private let terminal: PseudoTerminal
    private let session: TerminalSession

    init() throws {
      let terminal = try PseudoTerminal()
      self.terminal = terminal
      session = try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in nil }
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

    @Test("Keys come in the order in which they were typed")
    func keys() {
      terminal.type("a\u{1b}[A한")
      var events: [SessionEvent] = []
      while events.count < 3 { events += session.waitForInput(milliseconds: patience) }
      #expect(events == [.key(.character("a")), .key(.up), .key(.character("한"))])
    }

    @Test("A lone ESC becomes a key soon, though a caller waits in small steps")
    func loneEscape() {
      terminal.type("\u{1b}")
      let start = ContinuousClock.now
      var events: [SessionEvent] = []
      while events.isEmpty, ContinuousClock.now < start + .seconds(10) {
        events = session.waitForInput(milliseconds: 1)
      }
      #expect(events == [.key(.escape)])
      #expect(ContinuousClock.now - start >= .milliseconds(50), "the rest may be under way")
    }

    @Test("Ctrl-C asks to leave")
    func controlC() {
      terminal.type("\u{3}")
      #expect(session.waitForInput(milliseconds: patience) == [.interrupted(.interrupt)])
    }
  }
}
