import PlayerVisit
import SchedulerBefore

/// The refresh of a lobby whose roster is on a network drive.
public struct LiveRefresh: RefreshMaking {
  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let watched = WatchedProfile(refresh: profile) { onFailure(.profile, $0) }
    let refresh = SchedulerBefore.LiveRefresh().makeRefresh(
      plan, timeline: timeline, profile: watched.refresh, onFailure: onFailure)
    return RetryingRefresh(refresh, of: watched, every: plan.tickLength * 12)
  }
}

/// Tries the profile again beside a refresh, as long as the roster is out of reach.
@MainActor
private final class RetryingRefresh: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let profile: WatchedProfile
  private let pause: Duration
  private var retries: Task<Void, Never>?

  init(_ refresh: any LiveRefreshing, of profile: WatchedProfile, every pause: Duration) {
    self.refresh = refresh
    self.profile = profile
    self.pause = pause
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    guard !isRunning else { return }
    refresh.start()
    // snippet: retries
    retries = Task { [weak self, pause] in
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        await self?.profile.retry()
      }
    }
    // end: retries
  }

  func stop() {
    refresh.stop()
    retries?.cancel()
  }

  func setPeriod(_ period: Int, of feed: Feed) { refresh.setPeriod(period, of: feed) }

  deinit { retries?.cancel() }
}

/// A profile that remembers whether it found the roster.
@MainActor
private final class WatchedProfile {
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

  func retry() async {
    guard isRosterLost, !Task.isCancelled else { return }
    do {
      try await refresh()
    } catch {
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }
}
