import PlayerRoster
import SchedulerAfter

// snippet: manual
/// A timer whose ticks a test makes, one after the other.
@MainActor
final class ManualTimer: TickTimer {
  private var onTick: (@MainActor () async -> Void)?

  func start(onTick: @escaping @MainActor () async -> Void) { self.onTick = onTick }
  func stop() { onTick = nil }

  /// Makes ticks, and waits for the jobs of each.
  func fire(_ count: Int) async {
    for _ in 0..<count { await onTick?() }
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
