import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One after the other, since a process can have one session.
@Suite("Terminal session", .serialized)
struct TerminalSessionTests {
  /// Long enough to wait for what is sure to come, in milliseconds.
  private let patience = 10_000

  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(columns: 40, rows: 12)
  }

  private func open(_ environment: [String: String] = ["TERM": "xterm"]) throws -> TerminalSession {
    try TerminalSession.open(input: terminal.line, output: terminal.line) { environment[$0] }
  }

  private var picture: Canvas {
    var canvas = Canvas(Size(columns: 40, rows: 12))
    canvas.write("score", at: 3, row: 4, style: Style(foreground: .red))
    return canvas
  }

  @Test("Opening takes the screen, closing gives it back as it was")
  func openAndClose() throws {
    let before = terminal.settings
    let session = try open()
    #expect(terminal.settings != before)
    #expect(session.size == Size(columns: 40, rows: 12))
    #expect(terminal.output(endingWith: ScreenCodes.enter) == ScreenCodes.enter)
    session.close()
    #expect(terminal.settings == before)
    #expect(terminal.output(endingWith: ScreenCodes.leave) == ScreenCodes.leave)
    session.close()
    terminal.type("x")
    #expect(terminal.output(endingWith: "x") == "x", "closing twice must write nothing more")
  }

  @Test("A session that nobody keeps closes itself")
  func dropped() throws {
    let before = terminal.settings
    _ = try open()
    #expect(terminal.settings == before)
  }

  @Test("A picture arrives as the painter's bytes", arguments: [true, false])
  func show(usesColor: Bool) throws {
    let session = try open(["TERM": "xterm", "NO_COLOR": usesColor ? "" : "1"])
    defer { session.close() }
    var painter = ScreenPainter(usesColor: usesColor)
    session.show(picture)
    let expected = ScreenCodes.enter + painter.paint(picture)
    #expect(terminal.output(endingWith: "\u{1b}[?2026l") == expected)
  }

  @Test("A signal that ends programs asks to leave", arguments: Interruption.allCases)
  func signal(interruption: Interruption) throws {
    let session = try open()
    defer { session.close() }
    kill(getpid(), interruption.rawValue)
    #expect(session.waitForInput(milliseconds: patience) == [.interrupted(interruption)])
    #expect(session.waitForInput(milliseconds: 0).isEmpty, "one signal is one event")
  }

  @Test("A resized window is told, and painted whole")
  func resized() throws {
    let session = try open()
    defer { session.close() }
    session.show(picture)
    _ = terminal.output(endingWith: "\u{1b}[?2026l")
    terminal.resize(columns: 50, rows: 20)
    kill(getpid(), SIGWINCH)
    let new = Size(columns: 50, rows: 20)
    #expect(session.waitForInput(milliseconds: patience) == [.resized(new)])
    #expect(session.size == new)
    session.show(picture)
    var painter = ScreenPainter(usesColor: true)
    #expect(terminal.output(endingWith: "\u{1b}[?2026l") == painter.paint(picture))
  }

  @Test("After a stop by force and a go-on the screen is taken again and shown whole")
  func goesOn() throws {
    let session = try open()
    defer { session.close() }
    let raw = terminal.settings
    session.show(picture)
    _ = terminal.output(endingWith: "\u{1b}[?2026l")
    var cooked = termios()
    tcgetattr(terminal.line, &cooked)
    cooked.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(terminal.line, TCSANOW, &cooked)
    kill(getpid(), SIGCONT)
    #expect(session.waitForInput(milliseconds: patience) == [.resumed])
    #expect(terminal.settings == raw)
    var painter = ScreenPainter(usesColor: true)
    let expected = ScreenCodes.enter + painter.paint(picture)
    #expect(terminal.output(endingWith: "\u{1b}[?2026l") == expected)
  }

  @Test("A second session has to wait for the first to close")
  func second() throws {
    let first = try open()
    let raw = terminal.settings
    #expect(throws: TerminalError.alreadyOpen) { _ = try open() }
    #expect(terminal.settings == raw, "the first keeps the terminal")
    first.close()
    try open().close()
  }
}
