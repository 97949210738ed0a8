import Foundation
import Text

/// The terminal while a program owns it: raw mode, alternate screen, no cursor.
///
/// All of it is undone by ``close()``, by deallocating the session, by `exit`, and by a crash.
public final class TerminalSession {
  /// The size of the window, as of the last event; 80 by 24 if the terminal does not know it.
  public private(set) var size: Size

  private let input: Int32
  private let output: Int32
  private let original: termios
  private var keys: KeyReader
  private var painter: ScreenPainter
  private var shown: Canvas?
  private var isOpen = true
  /// Whether the terminal was gone at the last write.
  private var isGone = false
  /// Whether the loss of the terminal was reported.
  private var isLost = false

  public static func open(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(TerminalError) -> TerminalSession {
    var original = termios()
    guard tcgetattr(input, &original) == 0, isatty(output) == 1 else { throw .notATerminal }
    guard !TerminalInfo.isDumb(environment) else { throw .tooSimple }
    SignalWatch.beginSession()
    let session = TerminalSession(
      input, output, original, usesColor: TerminalInfo.wantsColor(environment))
    // If this fails, the session is deallocated here and undoes what was done.
    try session.take()
    return session
  }

  private init(_ input: Int32, _ output: Int32, _ original: termios, usesColor: Bool) {
    (self.input, self.output, self.original) = (input, output, original)
    keys = KeyReader(descriptor: input)
    painter = ScreenPainter(usesColor: usesColor)
    size = TerminalInfo.size(of: output) ?? Size(columns: 80, rows: 24)
  }

  deinit { close() }

  public func show(_ canvas: Canvas) {
    precondition(isOpen, "A closed session shows nothing.")
    shown = canvas
    write(painter.paint(canvas))
  }

  /// Waits for events without using the processor; returns none if the time is up.
  public func waitForInput(milliseconds: Int) -> [SessionEvent] {
    precondition(isOpen, "A closed session gets no input.")
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var events = news()
    // A signal wakes no thread: it is noticed when a short wait for keys is over.
    while events.isEmpty {
      let rest = ((end - .now) / .milliseconds(1)).rounded(.up)
      events = keys.read(within: Int32(min(max(0, rest), 50))).map(SessionEvent.key) + news()
      if rest <= 0 { break }
    }
    return events
  }

  /// Gives the terminal back while another program has it, and takes it again.
  ///
  /// - Parameters:
  ///   - farewell: Asks for Enter if the program ended at once, before the reader can have read it.
  ///   - time: Less time than reading any page takes.
  public func lend(_ farewell: String, after time: Duration, to work: () throws -> Void) rethrows {
    precondition(isOpen, "A closed session has no terminal.")
    Restoration.undo()
    defer { takeAgain() }
    let start = ContinuousClock.now
    try work()
    guard .now - start < time, !isGone else { return }
    DescriptorWriter.send("\n\(farewell)\n", to: output)
    SignalWatch.leavingKeys {
      var byte: UInt8 = 0
      while read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") {}
    }
  }

  /// Restores the terminal as it was. Closing twice is harmless.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    Restoration.undo()
    SignalWatch.end()
  }
}

extension TerminalSession {
  /// Enters an empty alternate screen and raw mode, in which every byte arrives at once and
  /// unchanged, without echo. Only Ctrl-C and Ctrl-Z still send their signals, to every program that
  /// was started together with this one.
  ///
  /// The way to undo both is prepared first.
  private func take() throws(TerminalError) {
    Restoration.prepare(input: input, output: output, attributes: original)
    var raw = original
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    // Ctrl-\ is an ordinary key: a byte that has both meanings interrupts.
    withUnsafeMutableBytes(of: &raw.c_cc) { $0[Int(VQUIT)] = $0[Int(VINTR)] }
    while tcsetattr(input, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { throw .notATerminal }
    }
    painter.forget()
    write(ScreenCodes.enter)
  }

  private func takeAgain() {
    do { try take() } catch { isGone = true }
    if let shown { write(painter.paint(shown)) }
    // If the window was resized meanwhile, only the programs in the foreground were told.
    guard let now = TerminalInfo.size(of: output), now != size else { return }
    SignalMailbox.note(SIGWINCH)
  }

  private func write(_ text: String) {
    guard !isGone else { return }
    isGone = DescriptorWriter.send(text, to: output) != 0
  }

  /// The events that signal handlers have noted, and the loss of the terminal.
  private func news() -> [SessionEvent] {
    var events: [SessionEvent] = []
    if let request = SignalMailbox.takeRequest() { events.append(.interrupted(request)) }
    if keys.hasEnded || isGone, !isLost {
      isLost = true
      events.append(.interrupted(.hangUp))
    }
    if SignalMailbox.take(SIGTSTP) {
      Restoration.undo()
      SignalWatch.stop()
      SignalMailbox.note(SIGCONT)
    }
    if SignalMailbox.take(SIGCONT) {
      takeAgain()
      events.append(.resumed)
    }
    if SignalMailbox.take(SIGWINCH) {
      size = TerminalInfo.size(of: output) ?? size
      // The terminal may have moved its contents.
      painter.forget()
      events.append(.resized(size))
    }
    return events
  }
}
