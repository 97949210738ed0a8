import PlayerVisit

/// The one place that knows which jobs a lobby has, and which timer.
public struct LiveRefresh: RefreshMaking {
  private let makeJobs: @MainActor @Sendable () -> [any ScheduledJob]
  /// A test chooses another timer.
  var makeTimer: @MainActor @Sendable (_ tickLength: Duration) -> any TickTimer = {
    ClockTimer(tickLength: $0)
  }

  /// - Parameter makeJobs: Makes other modules' jobs; called once for each lobby.
  public init(jobs makeJobs: @escaping @MainActor @Sendable () -> [any ScheduledJob] = { [] }) {
    self.makeJobs = makeJobs
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
    let scheduler = Scheduler(
      timer: makeTimer(plan.tickLength), feeds: [.timeline: timeline, .profile: profile])
    for job in [timeline, profile] + makeJobs() { scheduler.register(job) }
    return scheduler
  }
}
