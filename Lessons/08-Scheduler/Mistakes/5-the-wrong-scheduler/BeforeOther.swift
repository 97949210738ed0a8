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
    EveryTick(plan, timeline: timeline, profile: profile, onFailure: onFailure)
  }
}

/// Asks for both feeds in every tick, and decides itself which of them is due.
@MainActor
private final class EveryTick: LiveRefreshing {
  private let turns = Turns()
  private let refresh: any LiveRefreshing

  init(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) {
    let always = RefreshPlan(tickLength: plan.tickLength, timelinePeriod: 1, profilePeriod: 1)
    refresh = SchedulerBefore.LiveRefresh().makeRefresh(
      always, timeline: { [turns] in try await turns.runTimeline(timeline) },
      profile: { [turns] in try await turns.runProfile(profile) }, onFailure: onFailure)
    turns.refresh = refresh
    turns.periods = [.timeline: plan.timelinePeriod, .profile: plan.profilePeriod]
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }
  func start() { refresh.start() }
  func stop() { refresh.stop() }
  func setPeriod(_ period: Int, of feed: Feed) { refresh.setPeriod(period, of: feed) }
}

/// Whose turn it is in a tick; it lives until the tick is over, even if the lobby is gone.
@MainActor
private final class Turns {
  var periods: [Feed: Int] = [:]
  weak var refresh: (any LiveRefreshing)?
  private var isProfileDue = false
  private var isRosterLost = false

  /// The timeline comes first in a tick, so both are decided here.
  func runTimeline(_ timeline: @MainActor () async throws -> Void) async throws {
    guard let tick = refresh?.tick else { return }
    let lateTry = isRosterLost && tick.isMultiple(of: 12)
    isProfileDue = tick.isMultiple(of: periods[.profile] ?? 1) || lateTry
    if tick.isMultiple(of: periods[.timeline] ?? 1) { try await timeline() }
  }

  func runProfile(_ profile: @MainActor () async throws -> Void) async throws {
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
