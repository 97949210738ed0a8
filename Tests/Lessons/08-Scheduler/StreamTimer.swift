import SchedulerAfter

/// A timer on ticks from outside.
@MainActor
final class StreamTimer: TickTimer {
  private let ticks: @MainActor () -> AsyncStream<Void>
  private var task: Task<Void, Never>?

  init(ticks: @escaping @MainActor () -> AsyncStream<Void>) {
    self.ticks = ticks
  }

  func start(onTick: @escaping @MainActor () async -> Void) {
    stop()
    let stream = ticks()
    task = Task {
      for await _ in stream where !Task.isCancelled { await onTick() }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
