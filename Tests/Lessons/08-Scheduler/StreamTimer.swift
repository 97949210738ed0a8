import PlayerRoster
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
    // snippet: for-await
    let stream = ticks()
    task = Task {
      for await _ in stream where !Task.isCancelled { await onTick() }
    }
    // end: for-await
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

extension LiveRefresh: TickTaking {
  public func taking(ticks: @escaping @MainActor () -> AsyncStream<Void>) -> any RefreshMaking {
    LiveRefresh(timer: { _ in StreamTimer(ticks: ticks) })
  }
}
