import PlayerVisit
import SchedulerBefore

/// A refresh that tries a profile whose roster is out of reach again, in every twelfth tick.
struct School: RefreshMaking {
  private let makeOthers: @MainActor @Sendable () -> [ScheduledJob]

  /// - Parameter makeOthers: Makes the jobs of other modules for each lobby.
  init(
    beside makeOthers: @escaping @MainActor @Sendable () -> [ScheduledJob] = { [] }
  ) {
    self.makeOthers = makeOthers
  }

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    // Made for each lobby: a job that two lobbies share would mix up what it remembers of each.
    let retry = Retry(refresh: profile) { onFailure(.profile, $0) }
    return LiveRefresh(jobs: { [(retry.isDue, retry.run)] + makeOthers() }).makeRefresh(
      plan, timeline: timeline, profile: retry.refresh, onFailure: onFailure)
  }
}

/// Refreshes the profile out of turn as long as the roster is out of reach.
@MainActor
private final class Retry {
  private let profile: @MainActor () async throws -> Void
  private let onFailure: @MainActor (any Error) -> Void
  private var isRosterLost = false
  /// Whether the profile had its turn in this tick.
  private var isRefreshed = false

  init(
    refresh: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    profile = refresh
    self.onFailure = onFailure
  }

  func refresh() async throws {
    isRefreshed = true
    do {
      try await profile()
      isRosterLost = false
    } catch {
      if case RosterError.unreadable = error { isRosterLost = true }
      throw error
    }
  }

  func isDue(in tick: Int) -> Bool {
    // A new tick begins, in which the profile has not yet had its turn.
    isRefreshed = false
    return isRosterLost && tick.isMultiple(of: 12)
  }

  func run() async {
    guard !isRefreshed else { return }
    do {
      try await refresh()
    } catch {
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }
}
