/// A timer on the machine's clock.
@MainActor
final class ClockTimer: TickTimer {
  private let tickLength: Duration
  /// Produces the ticks while running; `nil` otherwise.
  private var task: Task<Void, Never>?

  init(tickLength: Duration) {
    self.tickLength = tickLength
  }

  func start(onTick: @escaping @MainActor () async -> Void) {
    stop()
    // This clock pauses while the machine sleeps: no missed ticks are made up on waking.
    let clock = SuspendingClock()
    let start = clock.now
    // A strong reference would keep the timer alive, unstoppable, after its owner is gone.
    task = Task { [weak self, tickLength] in
      var now = start
      for tick in 1... {
        // Counted from the start, so that one late tick does not delay those after it.
        let deadline = start + tickLength * tick
        if now < deadline {
          try? await Task.sleep(until: deadline, clock: clock)
          now = clock.now
        }
        guard self != nil, !Task.isCancelled else { return }
        await onTick()
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
