import PlayerVisit
import SchedulerAfter

/// The refresh of a lobby whose roster is on a network drive.
public struct LiveRefresh: RefreshMaking {
  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    // Made for each lobby: a job that two lobbies share would mix up what it remembers of each.
    let retry = Retry(refresh: profile) { onFailure(.profile, $0) }
    return SchedulerAfter.LiveRefresh(jobs: { [retry] }).makeRefresh(
      plan, timeline: timeline, profile: retry.refresh, onFailure: onFailure)
  }
}

/// Refreshes the profile out of turn as long as the roster is out of reach.
@MainActor
private final class Retry: ScheduledJob {
  private let profile: @MainActor () async throws -> Void
  private let onFailure: @MainActor (any Error) -> Void
  private var isRosterLost = false

  init(
    refresh: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    profile = refresh
    self.onFailure = onFailure
  }

  func refresh() async throws {
    do {
      try await profile()
      isRosterLost = false
    } catch {
      if case RosterError.unreadable = error { isRosterLost = true }
      throw error
    }
  }

  func isDue(at tick: Int) -> Bool {
    isRosterLost && tick.isMultiple(of: 12)
  }

  func run() async {
    do {
      try await refresh()
    } catch {
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }
}
