import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Terminal

@Suite("A program that is stopped and resumed")
struct SuspensionTests {
  @Test("A stopped program gives the terminal back, and takes it again when resumed")
  func stopsAndGoesOn() async throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 6)
    let before = terminal.settings
    let seen = Mutex<[(output: String, settings: [UInt])]>([])
    // The person at the terminal has a thread, since exit tests may keep all others busy.
    Thread.detachNewThread {
      func look(after text: String) {
        let output = terminal.output(endingWith: text)
        seen.withLock { $0.append((output, terminal.settings)) }
      }
      guard let pid = pid_t(terminal.output(endingWith: ";").dropLast()) else { return }
      let lastBytes = "playing\u{1b}[?2026l"
      look(after: lastBytes)
      kill(pid, SIGTSTP)
      var change = siginfo_t()
      // Signals that other tests send to this process may arrive here.
      while waitid(P_PID, id_t(pid), &change, WSTOPPED | WEXITED | WNOWAIT) != 0, errno == EINTR {}
      look(after: "\(ScreenCodes.leave)")
      terminal.resize(columns: 33, rows: 7)
      kill(pid, SIGCONT)
      look(after: lastBytes)
      terminal.type("q")
      // A program stopped once more would never end, nor would the test.
      let end = ContinuousClock.now + .seconds(60)
      while kill(pid, 0) == 0, ContinuousClock.now < end { usleep(10_000) }
      kill(pid, SIGKILL)
    }
    await #expect(processExitsWith: .exitCode(5)) { [path = terminal.path as String] in
      try SuspensionTests.play(on: path)
    }
    let looks = seen.withLock(\.self)
    let (picture, raw) = try #require(looks.first)
    #expect(looks.map(\.output) == [picture, "\(ScreenCodes.leave)", picture])
    #expect(looks.map(\.settings) == [raw, before, raw] && raw != before)
    #expect(terminal.settings == before)
  }

  @Test("A program gets Ctrl-C and Ctrl-Z; if it cannot stop, it takes the terminal back at once")
  func controlKeys() async throws {
    await #expect(processExitsWith: .exitCode(5)) {
      // The terminal's keys send signals to the session that it controls. A program that leads its
      // session has no shell to resume it, so the system does not stop it.
      setsid()
      let terminal = try PseudoTerminal()
      _ = ioctl(terminal.line, UInt(TIOCSCTTY), 0)
      let session = try TerminalSession.open(
        input: terminal.line, output: terminal.line, environment: [:])
      var events: [SessionEvent] = []
      // Requests that the program takes do not count as ignored.
      for key in ["\u{1c}", "\u{3}", "\u{3}", "\u{3}", "\u{1a}"] {
        terminal.type(key)
        events += session.waitForInput(milliseconds: 10_000)
      }
      session.close()
      let taken = "\(ScreenCodes.enter)\(ScreenCodes.leave)"
      let isTakenTwice = terminal.output(endingWith: taken + taken) == taken + taken
      let quits = Array(repeating: SessionEvent.interrupted(.interrupt), count: 3)
      exit(events == [.key(.control("|"))] + quits + [.resumed] && isTakenTwice ? 5 : 6)
    }
  }

  /// The program, which succeeds if it is stopped, then gets a new size, and then `q`.
  private static func play(on path: String) throws {
    // The system stops a program only if the parent of its group can resume it.
    setpgid(0, 0)
    let line = try PseudoTerminal.openLine(path)
    DescriptorWriter.send("\(getpid());", to: line)
    let session = try TerminalSession.open(input: line, output: line, environment: [:])
    var canvas = Canvas(Size(columns: 30, rows: 6))
    canvas.write("playing", at: 0, row: 0)
    session.show(canvas)
    var events: [SessionEvent] = []
    let end = ContinuousClock.now + .seconds(60)
    while events.last != .key(.character("q")), ContinuousClock.now < end {
      events += session.waitForInput(milliseconds: 10_000)
    }
    session.close()
    let resized = SessionEvent.resized(Size(columns: 33, rows: 7))
    // Another thread may take the signal late, so that the session resumes once more. That is fine.
    if events.prefix(2) == [.resumed, .resumed] { events.removeFirst() }
    exit(events == [.resumed, resized, .key(.character("q"))] ? 5 : 6)
  }
}
