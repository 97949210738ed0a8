import PlayerVisit
import SchedulerBefore

/// The refresh of a lobby with the modules of the school and the fairs.
public struct LiveRefresh: RefreshMaking {
  private let refreshes = Standings(on: School(on: SchedulerBefore.LiveRefresh())) {
    await HallServer.askForStandings()
  }

  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    refreshes.makeRefresh(plan, timeline: timeline, profile: profile, onFailure: onFailure)
  }
}

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

/// A refresh that also asks the hall's server for the standings, in every sixth tick.
struct Standings: RefreshMaking {
  private let ours: any RefreshMaking
  private let ask: @MainActor @Sendable () async -> Void

  init(on ours: any RefreshMaking, ask: @escaping @MainActor @Sendable () async -> Void) {
    (self.ours, self.ask) = (ours, ask)
  }

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let turn = Turn(plan.timelinePeriod, timeline: timeline, ask: ask) { onFailure(.timeline, $0) }
    var everyTick = plan
    everyTick.timelinePeriod = 1
    let refresh = ours.makeRefresh(
      everyTick, timeline: turn.run, profile: profile, onFailure: onFailure)
    turn.refresh = refresh
    return RefreshWithTurn(refresh, turn)
  }
}

/// The timeline's turn, which comes in every tick; the timeline's own period is kept here.
@MainActor
private final class Turn {
  weak var refresh: (any LiveRefreshing)?
  private var period: Int
  private let timeline: @MainActor () async throws -> Void
  private let ask: @MainActor () async -> Void
  private let onFailure: @MainActor (any Error) -> Void

  init(
    _ period: Int, timeline: @escaping @MainActor () async throws -> Void,
    ask: @escaping @MainActor () async -> Void, onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    self.period = Turn.checked(period)
    (self.timeline, self.ask, self.onFailure) = (timeline, ask, onFailure)
  }

  func setPeriod(_ period: Int) { self.period = Turn.checked(period) }

  func run() async throws {
    guard let tick = refresh?.tick else { return }
    if tick.isMultiple(of: period) { await refreshTimeline() }
    if tick.isMultiple(of: 6), !Task.isCancelled { await ask() }
  }

  /// Reports a failure itself, since the standings are asked for all the same.
  private func refreshTimeline() async {
    do {
      try await timeline()
    } catch {
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}

/// Passes everything on, except the timeline's period.
@MainActor
private final class RefreshWithTurn: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let turn: Turn

  init(_ refresh: any LiveRefreshing, _ turn: Turn) {
    (self.refresh, self.turn) = (refresh, turn)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }
  func start() { refresh.start() }
  func stop() { refresh.stop() }

  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: turn.setPeriod(period)
    case .profile: refresh.setPeriod(period, of: .profile)
    }
  }
}
