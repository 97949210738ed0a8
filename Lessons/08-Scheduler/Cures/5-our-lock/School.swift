import PlayerVisit
import SchedulerBefore

/// A refresh beside which a profile whose roster is out of reach is tried in every twelfth tick.
struct School: RefreshMaking {
  let ours: any RefreshMaking

  init(on ours: any RefreshMaking) { self.ours = ours }

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let watched = WatchedProfile(refresh: profile) { onFailure(.profile, $0) }
    let refresh = ours.makeRefresh(
      plan, timeline: timeline, profile: watched.run, onFailure: onFailure)
    watched.refresh = refresh
    guard let turns = refresh as? any TakingTurns else { return refresh }
    return RetryingRefresh(turns, of: watched, tickLength: plan.tickLength)
  }
}

/// A profile that remembers whether it found the roster.
@MainActor
private final class WatchedProfile {
  weak var refresh: (any LiveRefreshing)?
  private let profile: @MainActor () async throws -> Void
  private let onFailure: @MainActor (any Error) -> Void
  private var isRosterLost = false
  private var lastTick = 0

  init(
    refresh: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    (profile, self.onFailure) = (refresh, onFailure)
  }

  func start() { lastTick = 0 }

  func run() async throws {
    lastTick = refresh?.tick ?? 0
    do {
      try await profile()
      isRosterLost = false
    } catch {
      if case RosterError.unreadable = error { isRosterLost = true }
      throw error
    }
  }

  func retry(in tick: Int) async {
    guard isRosterLost, lastTick < tick else { return }
    do {
      try await run()
    } catch {
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }
}

/// Tries again in a task of its own.
@MainActor
private final class RetryingRefresh: TakingTurns {
  private let refresh: any TakingTurns
  private let watched: WatchedProfile
  private let tickLength: Duration
  private var task: Task<Void, Never>?

  init(_ refresh: any TakingTurns, of watched: WatchedProfile, tickLength: Duration) {
    (self.refresh, self.watched, self.tickLength) = (refresh, watched, tickLength)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    guard !isRunning else { return }
    watched.start()
    refresh.start()
    task?.cancel()
    task = Task { [weak self, tickLength, watched] in
      let clock = SuspendingClock()
      let start = clock.now
      for tick in sequence(first: 12, next: { $0 + 12 }) {
        try? await Task.sleep(until: start + tickLength * tick, clock: clock)
        while let refresh = self?.refresh, refresh.tick < tick, !Task.isCancelled {
          try? await Task.sleep(for: tickLength / 8)
        }
        guard let turns = self?.refresh, !Task.isCancelled else { return }
        await turns.inTurn { await watched.retry(in: tick) }
      }
    }
  }

  func stop() {
    refresh.stop()
    task?.cancel()
  }

  func setPeriod(_ period: Int, of feed: Feed) { refresh.setPeriod(period, of: feed) }

  func inTurn(_ work: @MainActor () async -> Void) async { await refresh.inTurn(work) }

  deinit { task?.cancel() }
}
