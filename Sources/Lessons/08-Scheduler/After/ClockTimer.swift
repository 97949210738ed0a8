/// A timer on the machine's clock.
@MainActor
final class ClockTimer: TickTimer {
  var onTick: (@MainActor () -> Void)?
  private(set) var tick = 0

  private let tickLength: Duration
  /// Counts the ticks while it runs; `nil` while it does not.
  private var task: Task<Void, Never>?

  init(tickLength: Duration) {
    self.tickLength = tickLength
  }

  var isRunning: Bool { task != nil }

  func start() {
    stop()
    tick = 0
    let clock = SuspendingClock()
    let start = clock.now
    // The task must not keep the timer alive: nobody could stop it then.
    task = Task { [weak self, tickLength] in
      var now = start
      for tick in 1... {
        // Counted from the start, so that a tick that was late makes none after it late.
        let deadline = start + tickLength * tick
        if now < deadline {
          try? await Task.sleep(until: deadline, clock: clock)
          now = clock.now
        }
        guard let self, !Task.isCancelled else { return }
        self.tick = tick
        self.onTick?()
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
