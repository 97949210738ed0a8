import PlayerVisit

/// Makes refreshes whose ticks a test produces by hand.
@MainActor
final class HandDrivenRefreshes: RefreshMaking {
  typealias Refresh = @MainActor () async throws -> Void

  /// The latest refresh, held weakly.
  private(set) weak var latest: HandDrivenRefresh?
  private(set) var plans: [RefreshPlan] = []

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping Refresh, profile: @escaping Refresh,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let refresh = HandDrivenRefresh(plan, onFailure: onFailure) { feed in
      try await feed == .timeline ? timeline() : profile()
    }
    latest = refresh
    plans.append(plan)
    return refresh
  }
}

@MainActor
final class HandDrivenRefresh: LiveRefreshing {
  private(set) var tick = 0
  private(set) var isRunning = false
  private(set) var periods: [Feed: Int]
  /// Every new period, in order.
  private(set) var changes: [String] = []
  private let refreshing: @MainActor (Feed) async throws -> Void
  let onFailure: @MainActor (Feed, any Error) -> Void

  init(
    _ plan: RefreshPlan, onFailure: @escaping @MainActor (Feed, any Error) -> Void,
    refreshing: @escaping @MainActor (Feed) async throws -> Void
  ) {
    periods = [.timeline: plan.timelinePeriod, .profile: plan.profilePeriod]
    (self.onFailure, self.refreshing) = (onFailure, refreshing)
  }

  func start() { isRunning = true }
  func stop() { isRunning = false }

  func setPeriod(_ period: Int, of feed: Feed) {
    periods[feed] = period
    changes.append("\(feed) \(period)")
  }

  func advance(_ ticks: Int) async {
    for _ in 0..<ticks where isRunning {
      tick += 1
      for feed in Feed.allCases where isRunning && tick % (periods[feed] ?? 1) == 0 {
        await refresh(feed)
      }
    }
  }

  /// Refreshes a feed as if it were due.
  func refresh(_ feed: Feed) async {
    do { try await refreshing(feed) } catch { onFailure(feed, error) }
  }
}
