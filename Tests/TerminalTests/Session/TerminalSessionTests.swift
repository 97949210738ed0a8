import Foundation
import TestSupport
import Testing
import Text

@testable import Terminal

/// One after another, since a process can have only one session.
@Suite("The terminal session", .serialized)
struct TerminalSessionTests {
  /// Long enough for any event that must come, in milliseconds.
  private let patience = 10_000
  private let terminal: PseudoTerminal
  private let picture: Canvas

  init() throws {
    terminal = try PseudoTerminal(columns: 40, rows: 12)
    var canvas = Canvas(Size(columns: 40, rows: 12))
    canvas.write("score", at: 3, row: 4, style: .red)
    picture = canvas
  }

  func open(_ environment: [String: String] = [:]) throws -> TerminalSession {
    try TerminalSession.open(
      input: terminal.line, output: terminal.line, environment: environment)
  }

  /// The output up to the end of a frame.
  private func frame() -> String { terminal.output(endingWith: "\u{1b}[?2026l") }

  /// The bytes for the picture on an empty screen.
  private func wholeFrame(usesColor: Bool = true) -> String {
    var painter = ScreenPainter(usesColor: usesColor)
    return painter.paint(picture)
  }

  // MARK: - The screen

  @Test("Opening a session takes the screen, and closing or releasing the session restores it")
  func openAndClose() throws {
    let before = terminal.settings
    var session: TerminalSession? = try open()
    let raw = terminal.settings
    #expect(session?.size == Size(columns: 40, rows: 12))
    #expect(raw != before)
    session?.close()
    session?.close()
    var lines = [terminal.output(endingWith: "\(ScreenCodes.leave)")]
    #expect(terminal.settings == before)
    session = try open()
    session = nil
    lines.append(terminal.output(endingWith: "\(ScreenCodes.leave)"))
    #expect(terminal.settings == before && terminal.isSilent)
    let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J"
    let leave = "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
    #expect(lines == [enter + leave, enter + leave])
  }

  @Test("A picture arrives as the painter's bytes, with and without colour")
  func show() throws {
    for usesColor in [true, false] {
      let session = try open(usesColor ? [:] : ["NO_COLOR": "1"])
      session.show(picture)
      #expect(frame() == ScreenCodes.enter + wholeFrame(usesColor: usesColor))
      session.close()
      _ = terminal.output(endingWith: "\(ScreenCodes.leave)")
    }
  }

  // The notes of signals belong to the whole process, and other tests take them, too: so these have
  // a process of their own.
  @Test("A picture is shown in full after a resize")
  func resize() async {
    await #expect(processExitsWith: .success) { try TerminalSessionTests().showAfterResize() }
  }

  private func showAfterResize() throws {
    let session = try open()
    defer { session.close() }
    session.show(picture)
    _ = frame()
    terminal.resize(columns: 50, rows: 20)
    let start = ContinuousClock.now
    kill(getpid(), SIGWINCH)
    let new = Size(columns: 50, rows: 20)
    #expect(session.waitForInput(milliseconds: patience) == [.resized(new)] && session.size == new)
    #expect(.now - start < .milliseconds(patience / 2))
    session.show(picture)
    #expect(frame() == wholeFrame())
    expectSilence(session)
  }

  @Test("After a forced stop, the screen is taken again and shown in full")
  func goesOn() async {
    await #expect(processExitsWith: .success) { try TerminalSessionTests().goOnAfterStop() }
  }

  private func goOnAfterStop() throws {
    let session = try open()
    defer { session.close() }
    let raw = terminal.settings
    session.show(picture)
    _ = frame()
    var cooked = termios()
    tcgetattr(terminal.line, &cooked)
    cooked.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(terminal.line, TCSANOW, &cooked)
    kill(getpid(), SIGCONT)
    #expect(session.waitForInput(milliseconds: patience) == [.resumed])
    #expect(terminal.settings == raw && frame() == ScreenCodes.enter + wholeFrame())
  }

  @Test(
    "Another program gets the terminal as it was; if it ends at once, its output waits for Enter",
    arguments: [(Duration.zero, ""), (.seconds(60), "\nEnter goes on.\n")])
  func lend(after time: Duration, question: String) throws {
    var before = terminal.settings
    let session = try open()
    defer { session.close() }
    let raw = terminal.settings
    session.show(picture)
    _ = frame()
    // Keys typed too early are not for that program.
    terminal.type("qq")
    let keys = Thread { [terminal] in
      while terminal.settings == raw { usleep(1_000) }
      usleep(50_000)
      terminal.type("ab\n")
    }
    keys.start()
    session.lend("Enter goes on.", after: time) {
      before = terminal.settings == before ? before : []
      DescriptorWriter.send("page", to: terminal.line)
    }
    let leave = "\(ScreenCodes.leave)"
    // Typed keys are echoed while lines are read.
    let seen = (frame() + frame()).replacing("ab", with: "")
      .replacing("\r\n", with: "\n").replacing("goes on.\n\n", with: "goes on.\n")
    #expect(seen == leave + "page" + question + ScreenCodes.enter + wholeFrame())
    #expect(!before.isEmpty && terminal.settings == raw)
    // The answer's line is read to its end.
    if !question.isEmpty { #expect(session.waitForInput(milliseconds: 0) == []) }
  }

  // MARK: - Keys

  /// Waits in steps for some events, at most ten seconds.
  private func events(_ count: Int, step: Int, _ session: TerminalSession) -> [SessionEvent] {
    var events: [SessionEvent] = []
    let end = ContinuousClock.now + .milliseconds(patience)
    while events.count < count, .now < end { events += session.waitForInput(milliseconds: step) }
    return events
  }

  @Test("Keys come in the order typed, whether the program waits or polls")
  func keys() throws {
    let session = try open()
    defer { session.close() }
    for step in [patience, 0, -5] {
      terminal.type("a\u{1b}[A한")
      let keys: [SessionEvent] = [.key(.character("a")), .key(.up), .key(.character("한"))]
      #expect(events(3, step: step, session) == keys)
    }
    // The rest of a sequence may be on the way, though the caller waits in small steps.
    terminal.type("\u{1b}")
    let start = ContinuousClock.now
    #expect(events(1, step: 1, session) == [.key(.escape)])
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test("No typed key is shown, and none is left unread for the shell")
  func silent() throws {
    let session = try open()
    terminal.type("rm x\r")
    var ready = pollfd(fd: terminal.line, events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, Int32(patience)) == 1)
    session.close()
    #expect(poll(&ready, 1, 0) == 0)
    let output = terminal.output(endingWith: "\(ScreenCodes.leave)")
    #expect(output == "\(ScreenCodes.enter)\(ScreenCodes.leave)")
  }

  // MARK: - Other news

  /// Expects that a wait takes its full time, and next to no work.
  private func expectSilence(
    _ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func processorTime() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let (start, before) = (ContinuousClock.now, processorTime())
    let events = session.waitForInput(milliseconds: 60)
    let work = processorTime() - before
    let isSilent = events.isEmpty && .now - start >= .milliseconds(60)
    #expect(isSilent && work < .milliseconds(5), sourceLocation: sourceLocation)
  }

  @Test(
    "A lost terminal is reported once, even if drawing discovers it, and nothing spins",
    arguments: [true, false])
  func lost(isShown: Bool) throws {
    let session = try open()
    defer { session.close() }
    terminal.hangUp()
    if isShown { session.show(picture) }
    #expect(session.waitForInput(milliseconds: patience) == [.interrupted(.hangUp)])
    session.show(Canvas(Size(columns: 6, rows: 5)))
    expectSilence(session)
  }
}
