import PlayerRoster
import SchedulerBefore

/// The refresh of a lobby whose roster lies on a disk in the network.
public struct LiveRefresh: RefreshMaking {
  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    EveryTick(plan, timeline: timeline, profile: profile, onFailure: onFailure)
  }
}

/// Has both feeds come in every tick, and decides itself which of them is due.
@MainActor
private final class EveryTick: LiveRefreshing {
  private var periods: [Feed: Int] = [:]
  private var isProfileDue = false
  private var isRosterLost = false
  private var refresh: (any LiveRefreshing)?

  init(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) {
    let always = RefreshPlan(tickLength: plan.tickLength, timelinePeriod: 1, profilePeriod: 1)
    refresh = SchedulerBefore.LiveRefresh().makeRefresh(
      always, timeline: { [weak self] in try await self?.runTimeline(timeline) },
      profile: { [weak self] in try await self?.runProfile(profile) }, onFailure: onFailure)
    setPeriod(plan.timelinePeriod, of: .timeline)
    setPeriod(plan.profilePeriod, of: .profile)
  }

  var tick: Int { refresh?.tick ?? 0 }
  var isRunning: Bool { refresh?.isRunning ?? false }
  func start() { refresh?.start() }
  func stop() { refresh?.stop() }

  func setPeriod(_ period: Int, of feed: Feed) {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    periods[feed] = period
  }

  private func isDue(_ feed: Feed) -> Bool { tick.isMultiple(of: periods[feed] ?? 1) }

  /// The timeline comes first in a tick, so both are decided here.
  private func runTimeline(_ timeline: @MainActor () async throws -> Void) async throws {
    isProfileDue = isDue(.profile) || isRosterLost && tick.isMultiple(of: 12)
    if isDue(.timeline) { try await timeline() }
  }

  private func runProfile(_ profile: @MainActor () async throws -> Void) async throws {
    guard isProfileDue else { return }
    do {
      try await profile()
      isRosterLost = false
    } catch {
      if case RosterError.unreadable = error { isRosterLost = true }
      throw error
    }
  }
}
