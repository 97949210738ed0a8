import Terminal

/// Where a game is shown and keys come from; a terminal, or a test's double.
protocol Display {
  var size: Size { get }
  /// Time that only goes forward.
  var now: Duration { get }
  func show(_ canvas: Canvas)
  /// Waits until something happens or the time is over.
  func wait(milliseconds: Int) -> [SessionEvent]
  /// Gives the screen back.
  func close()
}

/// The terminal as a display.
struct TerminalDisplay: Display {
  private let session: TerminalSession
  private let start = ContinuousClock.now

  /// - Parameter instead: What the player can use where there is no terminal.
  init(instead: String) throws {
    do {
      session = try TerminalSession.open()
    } catch {
      switch error {
      case .notATerminal: throw ArcadeError.noTerminal(instead: instead)
      case .tooSimple: throw ArcadeError.simpleTerminal(instead: instead)
      case .alreadyOpen, .refused: throw error
      }
    }
  }

  var size: Size { session.size }
  var now: Duration { ContinuousClock.now - start }

  func show(_ canvas: Canvas) { session.show(canvas) }
  func wait(milliseconds: Int) -> [SessionEvent] {
    session.waitForInput(milliseconds: milliseconds)
  }
  func close() { session.close() }
}
