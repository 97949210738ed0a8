import Foundation
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
  @Suite("waiting")
  struct Waiting {
    private let terminal: PseudoTerminal
    private let session: TerminalSession

    init() throws {
      let terminal = try PseudoTerminal()
      self.terminal = terminal
      session = try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in nil }
    }

    /// How long a wait takes on the clock and on the processor.
    private func cost(of wait: () -> Void) -> (clock: Duration, processor: Duration) {
      func used() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      }
      let before = used()
      let clock = ContinuousClock().measure(wait)
      return (clock, used() - before)
    }

    @Test("Waiting for nothing takes the time that was given and next to no work")
    func nothing() {
      let cost = cost { #expect(session.waitForInput(milliseconds: 100).isEmpty) }
      #expect(cost.clock >= .milliseconds(100))
      #expect(cost.processor < .milliseconds(5))
    }

    @Test("Looking does not wait", arguments: [0, -5])
    func looking(milliseconds: Int) {
      #expect(session.waitForInput(milliseconds: milliseconds).isEmpty)
      terminal.type("x")
      var events: [SessionEvent] = []
      let end = ContinuousClock.now + .seconds(10)
      while events.isEmpty, ContinuousClock.now < end {
        events = session.waitForInput(milliseconds: milliseconds)
      }
      #expect(events == [.key(.character("x"))])
    }

    @Test("Another thread ends the wait, or the next one, once and without an event")
    func woken() {
      TerminalSession.wake()
      let early = cost { #expect(session.waitForInput(milliseconds: 10_000).isEmpty) }
      #expect(early.clock < .seconds(10))
      let waker = Thread {
        TerminalSession.wake()
      }
      waker.start()
      let late = cost { #expect(session.waitForInput(milliseconds: 10_000).isEmpty) }
      #expect(late.clock < .seconds(10))
      let again = cost { #expect(session.waitForInput(milliseconds: 100).isEmpty) }
      #expect(again.clock >= .milliseconds(100))
    }

    @Test("A signal that was told wakes nobody again")
    func signalOnce() {
      kill(getpid(), SIGWINCH)
      #expect(session.waitForInput(milliseconds: 10_000) == [.resized(session.size)])
      let cost = cost { #expect(session.waitForInput(milliseconds: 100).isEmpty) }
      #expect(cost.clock >= .milliseconds(100))
      #expect(cost.processor < .milliseconds(5))
    }

    @Test("A lost terminal is told once, and waiting on does not spin")
    func lost() {
      terminal.hangUp()
      #expect(session.waitForInput(milliseconds: 10_000) == [.interrupted(.hangUp)])
      let cost = cost { #expect(session.waitForInput(milliseconds: 100).isEmpty) }
      #expect(cost.clock >= .milliseconds(100))
      #expect(cost.processor < .milliseconds(5))
    }

    @Test("A terminal that is lost while a picture is written is told as well")
    func lostInWriting() {
      terminal.hangUp()
      session.show(Canvas(Size(columns: 5, rows: 5)))
      #expect(session.waitForInput(milliseconds: 10_000) == [.interrupted(.hangUp)])
      session.show(Canvas(Size(columns: 6, rows: 5)))
      #expect(session.waitForInput(milliseconds: 0).isEmpty)
    }
  }
}
