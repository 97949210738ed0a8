import PlayerVisit

/// Refreshes the timeline and the profile, each with its own period, and keeps time for both.
@MainActor
final class Scheduler: LiveRefreshing {
  private(set) var tick = 0

  private let tickLength: Duration
  private var timelinePeriod: Int
  private var profilePeriod: Int
  private let refreshTimeline: @MainActor () async throws -> Void
  private let refreshProfile: @MainActor () async throws -> Void
  private let onFailure: @MainActor (Feed, any Error) -> Void
  /// Produces the ticks while running; `nil` otherwise.
  private var timer: Task<Void, Never>?

  init(
    _ plan: RefreshPlan,
    refreshTimeline: @escaping @MainActor () async throws -> Void,
    refreshProfile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) {
    tickLength = plan.tickLength
    timelinePeriod = Scheduler.checked(plan.timelinePeriod)
    profilePeriod = Scheduler.checked(plan.profilePeriod)
    self.refreshTimeline = refreshTimeline
    self.refreshProfile = refreshProfile
    self.onFailure = onFailure
  }

  var isRunning: Bool { timer != nil }

  func start() {
    guard timer == nil else { return }
    tick = 0
    // This clock pauses while the machine sleeps: no missed ticks are made up on waking.
    let clock = SuspendingClock()
    let start = clock.now
    // A strong reference would keep the scheduler alive, unstoppable, after its owner is gone.
    timer = Task { [weak self, tickLength] in
      var now = start
      for tick in 1... {
        // Counted from the start, so that one late tick does not delay those after it.
        let deadline = start + tickLength * tick
        if now < deadline {
          try? await Task.sleep(until: deadline, clock: clock)
          now = clock.now
        }
        guard let self, !Task.isCancelled else { return }
        await self.run(tick)
      }
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: timelinePeriod = Scheduler.checked(period)
    case .profile: profilePeriod = Scheduler.checked(period)
    }
  }

  private func run(_ tick: Int) async {
    self.tick = tick
    // Check both feeds first: a refresh may change the periods from the next tick on.
    let timelineIsDue = tick.isMultiple(of: timelinePeriod)
    let profileIsDue = tick.isMultiple(of: profilePeriod)

    if timelineIsDue {
      await execute(.timeline, refreshTimeline)
    }
    if profileIsDue {
      await execute(.profile, refreshProfile)
    }
  }

  private func execute(_ feed: Feed, _ refresh: @MainActor () async throws -> Void) async {
    // The other feed of this tick may have stopped the scheduler.
    guard !Task.isCancelled else { return }
    do {
      try await refresh()
    } catch {
      // After a stop, failures are no longer reported.
      guard !Task.isCancelled else { return }
      onFailure(feed, error)
    }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}
