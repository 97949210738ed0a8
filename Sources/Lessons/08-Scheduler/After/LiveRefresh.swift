import PlayerRoster

/// The one place that knows what the lobby refreshes, and with which timer.
public struct LiveRefresh: RefreshMaking {
  private let makeTimer: @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer

  public init() {
    self.init { ClockTimer(tickLength: $0) }
  }

  init(makeTimer: @escaping @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer) {
    self.makeTimer = makeTimer
  }

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () throws -> Void,
    profile: @escaping @MainActor () throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    // snippet: factory
    let timeline = FeedService(period: Period(plan.timelinePeriod), refresh: timeline)
    let profile = FeedService(period: Period(plan.profilePeriod), refresh: profile)

    let scheduler = Scheduler(timer: makeTimer(plan.tickLength))
    scheduler.register(timeline) { onFailure(.timeline, $0) }
    scheduler.register(profile) { onFailure(.profile, $0) }
    return FeedRefresh(scheduler: scheduler, timeline: timeline, profile: profile)
    // end: factory
  }
}
