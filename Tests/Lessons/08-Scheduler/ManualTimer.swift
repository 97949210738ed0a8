import PlayerRoster
import SchedulerAfter

// snippet: manual
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
// end: manual

extension RefreshPlan {
  /// With ticks as long as the arcade's, or of another length.
  static func plan(
    timeline: Int, profile: Int, tickLength: Duration = .milliseconds(500)
  ) -> RefreshPlan {
    RefreshPlan(tickLength: tickLength, timelinePeriod: timeline, profilePeriod: profile)
  }
}
