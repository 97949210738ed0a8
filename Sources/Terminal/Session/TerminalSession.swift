import Foundation
import Synchronization
import Text

/// The terminal while a program owns it: raw mode, alternate screen, no cursor.
///
/// All of it is undone by ``close()``, by deallocating the session, by `exit`, and by a crash.
public final class TerminalSession {
  /// The size of the window, as of the last event; 80 by 24 if the terminal does not know it.
  public private(set) var size: Size

  private var screen: SessionScreen
  private var keys: KeyReader
  private var isOpen = true
  /// Whether the loss of the terminal was reported.
  private var isLost = false

  public static func open(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(TerminalError) -> TerminalSession {
    var original = termios()
    guard tcgetattr(input, &original) == 0, isatty(output) == 1 else {
      throw .notATerminal
    }
    guard !TerminalInfo.isDumb(environment) else { throw .tooSimple }
    SignalWatch.beginSession()
    let screen = SessionScreen(
      input: input, output: output, original: original,
      usesColor: TerminalInfo.wantsColor(environment))
    let session = TerminalSession(input: input, screen: screen)
    // If this fails, the session is deallocated here and undoes what was done.
    try session.screen.take()
    return session
  }

  private init(input: Int32, screen: SessionScreen) {
    self.screen = screen
    keys = KeyReader(descriptor: input)
    size = screen.size ?? Size(columns: 80, rows: 24)
  }

  deinit { close() }

  public func show(_ canvas: Canvas) {
    precondition(isOpen, "A closed session shows nothing.")
    SignalWatch.endIfCrashed()
    screen.show(canvas)
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

  /// Restores the terminal as it was. Closing twice is harmless.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    Restoration.undo()
    SignalWatch.end()
  }
}

extension TerminalSession {
  /// The events that signal handlers have noted, and the loss of the terminal.
  private func news() -> [SessionEvent] {
    SignalWatch.endIfCrashed()
    var events: [SessionEvent] = []
    if let request = SignalMailbox.takeRequest() { events.append(.interrupted(request)) }
    if keys.hasEnded || screen.isGone, !isLost {
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
      size = screen.size ?? size
      screen.forget()
      events.append(.resized(size))
    }
    return events
  }

  /// Gives the terminal back while another program has it, and takes it again.
  ///
  /// - Parameters:
  ///   - farewell: Asks for Enter if the program ended at once, before the reader can have read it.
  ///   - time: Less time than reading any page takes.
  public func lend(
    _ farewell: String, after time: Duration, to work: () throws -> Void
  ) rethrows {
    precondition(isOpen, "A closed session has no terminal.")
    Restoration.undo()
    defer { takeAgain() }
    let start = ContinuousClock.now
    try work()
    if .now - start < time { screen.waitForEnter(farewell) }
  }

  private func takeAgain() {
    screen.takeAgain()
    // If the window was resized meanwhile, only the programs in the foreground were told.
    guard let now = screen.size, now != size else { return }
    SignalMailbox.note(SIGWINCH)
  }
}
