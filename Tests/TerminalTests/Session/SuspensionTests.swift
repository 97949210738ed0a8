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
    let watcher = StoppingWatcher(of: terminal)
    await #expect(processExitsWith: .exitCode(5)) { [path = terminal.path as String] in
      try SuspensionTests.play(on: path)
    }
    let seen = try #require(watcher.observation)
    let (raw, picture) = (seen.settings[0], seen.pictures[0])
    let expected = StoppingWatcher.Observation(
      settings: [raw, before, raw], pictures: [picture, picture], hasStopped: true,
      farewell: "\(ScreenCodes.leave)")
    #expect(seen == expected && raw != before && terminal.settings == before)
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
      for key in ["\u{3}", "\u{1a}"] {
        terminal.type(key)
        events += session.waitForInput(milliseconds: 10_000)
      }
      session.close()
      let taken = "\(ScreenCodes.enter)\(ScreenCodes.leave)"
      let isTakenTwice = terminal.output(endingWith: taken + taken) == taken + taken
      exit(events == [.interrupted(.interrupt), .resumed] && isTakenTwice ? 5 : 6)
    }
  }

  /// The program, which succeeds if it is stopped, then gets a new size, and then `q`.
  private static func play(on path: String) throws {
    // The system stops a program only if the parent of its group can resume it.
    setpgid(0, 0)
    let line = try PseudoTerminal.openLine(path)
    DescriptorWriter.send("pid \(getpid());", to: line)
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

/// The person in front of a program: stops it, looks, resumes it, looks again and types `q`.
///
/// It has its own thread, since exit tests may keep all others busy.
final class StoppingWatcher: Sendable {
  struct Observation: Equatable {
    /// The line's settings: while the program plays, while it is stopped, and once it is resumed.
    var settings: [[UInt]] = []
    /// The program's output before it was stopped, and after it was resumed.
    var pictures: [String] = []
    var hasStopped = false
    var farewell = ""
  }

  private let made = Mutex<Observation?>(nil)

  /// The observation, complete before the program is told to end.
  var observation: Observation? { made.withLock { $0 } }

  init(of terminal: PseudoTerminal) {
    Thread.detachNewThread { self.watch(terminal) }
  }

  private func watch(_ terminal: PseudoTerminal) {
    let greeting = terminal.output(endingWith: ";")
    guard let pid = pid_t(greeting.dropFirst("pid ".count).dropLast()) else { return }
    var seen = Observation()
    let lastBytes = "playing\u{1b}[?2026l"
    seen.pictures.append(terminal.output(endingWith: lastBytes))
    seen.settings.append(terminal.settings)
    kill(pid, SIGTSTP)
    var change = siginfo_t()
    // Signals that other tests send to this process may arrive here.
    while waitid(P_PID, id_t(pid), &change, WSTOPPED | WEXITED | WNOWAIT) != 0, errno == EINTR {}
    seen.hasStopped = change.si_code == CLD_STOPPED
    seen.settings.append(terminal.settings)
    seen.farewell = terminal.output(endingWith: "\(ScreenCodes.leave)")
    terminal.resize(columns: 33, rows: 7)
    kill(pid, SIGCONT)
    seen.pictures.append(terminal.output(endingWith: lastBytes))
    seen.settings.append(terminal.settings)
    made.withLock { [seen] in $0 = seen }
    terminal.type("q")
    // A program stopped once more would never end, nor would the test.
    let end = ContinuousClock.now + .seconds(60)
    while kill(pid, 0) == 0, ContinuousClock.now < end { usleep(10_000) }
    kill(pid, SIGKILL)
  }
}
