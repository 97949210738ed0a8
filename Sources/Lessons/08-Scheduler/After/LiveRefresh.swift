import PlayerRoster

/// The one place that knows what the lobby refreshes, and with which timer.
public struct LiveRefresh: RefreshMaking {
  private let services: [any Service]
  private let makeTimer: @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer

  public init() {
    self.init(services: [])
  }

  /// - Parameters:
  ///   - services: What is executed in a tick beside the lobby's own, and after them.
  ///   - makeTimer: Makes the timer of each refresh.
  public init(
    services: [any Service],
    makeTimer: @escaping @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer = {
      ClockTimer(tickLength: $0)
    }
  ) {
    self.services = services
    self.makeTimer = makeTimer
  }

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    // snippet: factory
    let timeline = FeedService(period: plan.timelinePeriod, refresh: timeline) {
      onFailure(.timeline, $0)
    }
    let profile = FeedService(period: plan.profilePeriod, refresh: profile) {
      onFailure(.profile, $0)
    }
    let scheduler = Scheduler(timer: makeTimer(plan.tickLength))
    for service in [timeline, profile] + services { scheduler.register(service) }
    return FeedRefresh(scheduler: scheduler, timeline: timeline, profile: profile)
    // end: factory
  }
}
