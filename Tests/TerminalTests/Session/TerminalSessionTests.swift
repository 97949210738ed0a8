import Foundation
import Testing

@testable import Terminal

/// One after the other, since a process can have one session.
@Suite("Terminal session", .serialized)
struct TerminalSessionTests {
  /// Long enough to wait for what is sure to come, in milliseconds.
  private let patience = 10_000

  private let terminal: PseudoTerminal
  private let picture: Canvas

  init() throws {
    terminal = try PseudoTerminal(columns: 40, rows: 12)
    var canvas = Canvas(Size(columns: 40, rows: 12))
    canvas.write("score", at: 3, row: 4, style: .red)
    picture = canvas
  }

  private func open(_ environment: [String: String] = ["TERM": "xterm"]) throws -> TerminalSession {
    try TerminalSession.open(input: terminal.line, output: terminal.line) { environment[$0] }
  }

  /// What was written up to the end of a frame.
  private func frame() -> String { terminal.output(endingWith: "\u{1b}[?2026l") }

  /// The bytes for the picture on a screen that shows nothing.
  private func wholeFrame(usesColor: Bool = true) -> String {
    var painter = ScreenPainter(usesColor: usesColor)
    return painter.paint(picture)
  }

  @Test("Opening takes the screen, closing gives it back as it was, as does who forgets to close")
  func openAndClose() throws {
    let before = terminal.settings
    var session: TerminalSession? = try open()
    #expect(terminal.settings != before)
    #expect(session?.size == Size(columns: 40, rows: 12))
    #expect(throws: TerminalError.alreadyOpen) { _ = try open() }
    #expect(terminal.settings != before, "The first keeps the terminal.")
    session?.close()
    session?.close()
    #expect(terminal.settings == before)
    let codes = ScreenCodes.enter + ScreenCodes.leave
    #expect(terminal.output(endingWith: ScreenCodes.leave) == codes)
    session = try open()
    session = nil
    #expect(terminal.settings == before)
    #expect(terminal.output(endingWith: ScreenCodes.leave) == codes)
    #expect(terminal.isSilent)
  }

  @Test("What is switched on entering is switched back on leaving")
  func codes() {
    #expect(ScreenCodes.enter == "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J")
    #expect(ScreenCodes.leave == "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
  }

  @Test("A picture arrives as the painter's bytes", arguments: [true, false])
  func show(usesColor: Bool) throws {
    let session = try open(["TERM": "xterm", "NO_COLOR": usesColor ? "" : "1"])
    defer { session.close() }
    session.show(picture)
    #expect(frame() == ScreenCodes.enter + wholeFrame(usesColor: usesColor))
  }

  @Test("A resized window is told, and painted whole")
  func resized() throws {
    let session = try open()
    defer { session.close() }
    session.show(picture)
    _ = frame()
    terminal.resize(columns: 50, rows: 20)
    kill(getpid(), SIGWINCH)
    let new = Size(columns: 50, rows: 20)
    #expect(session.waitForInput(milliseconds: patience) == [.resized(new)])
    #expect(session.size == new)
    session.show(picture)
    #expect(frame() == wholeFrame())
  }

  @Test("After a stop by force and a go-on the screen is taken again and shown whole")
  func goesOn() throws {
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
    #expect(terminal.settings == raw)
    #expect(frame() == ScreenCodes.enter + wholeFrame())
  }
}
