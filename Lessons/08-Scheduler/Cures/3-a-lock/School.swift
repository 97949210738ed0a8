import PlayerVisit

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
      plan, timeline: { try await watched.lock.pass(timeline) },
      profile: { try await watched.lock.pass(watched.run) }, onFailure: onFailure)
    watched.refresh = refresh
    return RetryingRefresh(refresh, of: watched, tickLength: plan.tickLength)
  }
}

/// Lets one through at a time, first come, first served.
@MainActor
private final class SchoolLock {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass(_ work: @MainActor () async throws -> Void) async throws {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    guard !Task.isCancelled else { return }
    try await work()
  }
}

/// A profile that remembers whether it found the roster.
@MainActor
private final class WatchedProfile {
  /// Of the present run: a start does not wait for what was stopped.
  var lock = SchoolLock()
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

  func start() {
    lock = SchoolLock()
    lastTick = 0
  }

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

  func retry(in tick: Int) async throws {
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
private final class RetryingRefresh: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let watched: WatchedProfile
  private let tickLength: Duration
  private var task: Task<Void, Never>?

  init(_ refresh: any LiveRefreshing, of watched: WatchedProfile, tickLength: Duration) {
    (self.refresh, self.watched, self.tickLength) = (refresh, watched, tickLength)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    guard !isRunning else { return }
    watched.start()
    refresh.start()
    task?.cancel()
    task = Task { [weak self, tickLength, watched, lock = watched.lock] in
      let clock = SuspendingClock()
      let start = clock.now
      for tick in sequence(first: 12, next: { $0 + 12 }) {
        try? await Task.sleep(until: start + tickLength * tick, clock: clock)
        while let refresh = self?.refresh, refresh.tick < tick, !Task.isCancelled {
          try? await Task.sleep(for: tickLength / 8)
        }
        guard self != nil, !Task.isCancelled else { return }
        try? await lock.pass { try await watched.retry(in: tick) }
      }
    }
  }

  func stop() {
    refresh.stop()
    task?.cancel()
  }

  func setPeriod(_ period: Int, of feed: Feed) { refresh.setPeriod(period, of: feed) }

  deinit { task?.cancel() }
}
