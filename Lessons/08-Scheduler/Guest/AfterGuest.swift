import PlayerRoster
import SchedulerKata

/// The refresh in the hand of a test.
public func refresh(ticks: AsyncStream<Void>) -> (any RefreshMaking)? {
  LiveRefresh(services: []) { _ in StreamTimer(ticks: ticks) }
}

@MainActor
private final class StreamTimer: TickTimer {
  private let ticks: AsyncStream<Void>
  private var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }

  init(ticks: AsyncStream<Void>) {
    self.ticks = ticks
  }

  func start(onTick: @escaping @MainActor () async -> Void) {
    task = Task { [ticks] in
      for await _ in ticks where !Task.isCancelled { await onTick() }
    }
  }

  func stop() {
    task = nil
  }
}
