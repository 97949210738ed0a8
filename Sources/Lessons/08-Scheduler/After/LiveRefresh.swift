import PlayerRoster

/// The one place that knows which jobs a lobby has, and which timer.
public struct LiveRefresh: RefreshMaking {
  private let makeJobs: @MainActor @Sendable () -> [any ScheduledJob]
  private let makeTimer: @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer

  /// Uses the machine's clock.
  ///
  /// - Parameter makeJobs: Makes extra jobs for each lobby, which run after its own.
  public init(jobs makeJobs: @escaping @MainActor @Sendable () -> [any ScheduledJob] = { [] }) {
    self.init(jobs: makeJobs) { ClockTimer(tickLength: $0) }
  }

  /// - Parameter makeTimer: Makes a timer for each lobby.
  public init(
    jobs makeJobs: @escaping @MainActor @Sendable () -> [any ScheduledJob] = { [] },
    timer makeTimer: @escaping @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer
  ) {
    self.makeJobs = makeJobs
    self.makeTimer = makeTimer
  }

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let timeline = FeedJob(period: plan.timelinePeriod, refresh: timeline) {
      onFailure(.timeline, $0)
    }
    let profile = FeedJob(period: plan.profilePeriod, refresh: profile) {
      onFailure(.profile, $0)
    }
    let scheduler = Scheduler(timer: makeTimer(plan.tickLength))
    for job in [timeline, profile] + makeJobs() { scheduler.register(job) }
    return FeedRefresh(scheduler: scheduler, timeline: timeline, profile: profile)
  }
}
