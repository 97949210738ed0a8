@testable import SchedulerAfter

/// A timer whose ticks a test makes, one after the other.
@MainActor
final class ManualTimer: TickTimer {
  private var onTick: (@MainActor () async -> Void)?
  private var task: Task<Void, Never>?

  func start(onTick: @escaping @MainActor () async -> Void) {
    stop()
    self.onTick = onTick
  }

  func stop() {
    onTick = nil
    task?.cancel()
  }

  /// Makes ticks, and waits for the jobs of each.
  func fire(_ count: Int) async {
    for _ in 0..<count {
      guard let onTick else { return }
      let task = Task { await onTick() }
      self.task = task
      await task.value
    }
  }
}
