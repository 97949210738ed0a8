import PlayerVisit

/// A refresh that tries a profile whose roster is out of reach again, in every twelfth tick.
struct School: RefreshMaking {
  private let ours: any RefreshMaking

  init(on ours: any RefreshMaking) { self.ours = ours }

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let turns = Turns(plan, timeline: timeline, profile: profile)
    let everyTick = RefreshPlan(
      tickLength: plan.tickLength, timelinePeriod: 1, profilePeriod: 1)
    let refresh = ours.makeRefresh(
      everyTick, timeline: turns.runTimeline, profile: turns.runProfile, onFailure: onFailure)
    turns.refresh = refresh
    return RefreshWithTurns(refresh, turns)
  }
}

/// Both feeds' turns, which come in every tick; the feeds' own periods are kept here.
@MainActor
private final class Turns {
  weak var refresh: (any LiveRefreshing)?
  private var timelinePeriod: Int
  private var profilePeriod: Int
  private let timeline: @MainActor () async throws -> Void
  private let profile: @MainActor () async throws -> Void
  private var isProfileDue = false
  private var isRosterLost = false

  init(
    _ plan: RefreshPlan, timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void
  ) {
    timelinePeriod = Turns.checked(plan.timelinePeriod)
    profilePeriod = Turns.checked(plan.profilePeriod)
    (self.timeline, self.profile) = (timeline, profile)
  }

  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: timelinePeriod = Turns.checked(period)
    case .profile: profilePeriod = Turns.checked(period)
    }
  }

  /// The timeline comes first in a tick, so both are decided here.
  func runTimeline() async throws {
    guard let tick = refresh?.tick else { return }
    let isRetry = isRosterLost && tick.isMultiple(of: 12)
    isProfileDue = tick.isMultiple(of: profilePeriod) || isRetry
    if tick.isMultiple(of: timelinePeriod) { try await timeline() }
  }

  func runProfile() async throws {
    guard isProfileDue else { return }
    do {
      try await profile()
      isRosterLost = false
    } catch {
      if case RosterError.unreadable = error { isRosterLost = true }
      throw error
    }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}

/// Passes everything on, except the periods.
@MainActor
private final class RefreshWithTurns: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let turns: Turns

  init(_ refresh: any LiveRefreshing, _ turns: Turns) {
    (self.refresh, self.turns) = (refresh, turns)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }
  func start() { refresh.start() }
  func stop() { refresh.stop() }
  func setPeriod(_ period: Int, of feed: Feed) { turns.setPeriod(period, of: feed) }
}
