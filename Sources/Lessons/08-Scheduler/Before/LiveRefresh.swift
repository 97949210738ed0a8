import PlayerVisit

/// Makes schedulers that know what they refresh, and keep the time themselves.
public struct LiveRefresh: RefreshMaking {
  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    Scheduler(
      plan, refreshTimeline: timeline, refreshProfile: profile, onFailure: onFailure)
  }
}
