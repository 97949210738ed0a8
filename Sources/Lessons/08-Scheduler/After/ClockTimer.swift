/// A timer on the machine's clock.
@MainActor
public final class ClockTimer: TickTimer {
  private let tickLength: Duration
  /// Makes the ticks come while it runs; `nil` while it does not.
  private var task: Task<Void, Never>?

  public init(tickLength: Duration) {
    self.tickLength = tickLength
  }

  public func start(onTick: @escaping @MainActor () async -> Void) {
    stop()
    // It stands still while the machine sleeps: a night is not made up for in the morning.
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
        guard self != nil, !Task.isCancelled else { return }
        await onTick()
      }
    }
  }

  public func stop() {
    task?.cancel()
    task = nil
  }
}
