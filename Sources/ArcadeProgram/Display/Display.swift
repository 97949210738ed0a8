import Terminal

/// The source of keys and the target of pictures: a terminal or a test double.
protocol Display {
  var size: Size { get }
  /// Monotonic time.
  var now: Duration { get }
  func show(_ canvas: Canvas)
  /// Waits for events until the time is up.
  func wait(milliseconds: Int) -> [SessionEvent]
  /// Restores the terminal.
  func close()
}

struct TerminalDisplay: Display {
  private let session: TerminalSession
  private let start = ContinuousClock.now

  init() throws(TerminalError) { session = try TerminalSession.open() }

  var size: Size { session.size }
  var now: Duration { ContinuousClock.now - start }

  func show(_ canvas: Canvas) { session.show(canvas) }
  func wait(milliseconds: Int) -> [SessionEvent] {
    session.waitForInput(milliseconds: milliseconds)
  }
  func close() { session.close() }
}
