import Terminal

/// The terminal as a stage.
final class TerminalWatchStage: WatchStage {
  private let session: TerminalSession
  private let start = ContinuousClock.now
  let usesColor: Bool

  init(usesColor: Bool) throws(TerminalError) {
    self.usesColor = usesColor
    session = try TerminalSession.open()
  }

  var size: Size { session.size }
  var now: Duration { ContinuousClock.now - start }
  var waker: @Sendable () -> Void { { TerminalSession.wake() } }

  func show(_ state: WatchState) {
    session.show(WatchView(state: state).canvas(at: now))
  }

  func wait(milliseconds: Int?) -> [WatchEvent] {
    session.waitForInput(milliseconds: milliseconds ?? Int(Int32.max)).map { event in
      switch event {
      case .key(let key): .key(key)
      case .resized(let size): .resized(size)
      case .resumed: .resumed
      case .interrupted(let interruption): .interrupted(interruption)
      }
    }
  }

  func close() { session.close() }
}
