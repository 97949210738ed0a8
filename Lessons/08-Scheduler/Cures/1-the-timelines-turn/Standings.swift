import PlayerVisit

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

  // snippet: turn
  func run() async throws {
    guard let tick = refresh?.tick else { return }
    if tick.isMultiple(of: period) { await refreshTimeline() }
    if tick.isMultiple(of: 6), !Task.isCancelled { await ask() }
  }
  // end: turn

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

  // snippet: period
  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: turn.setPeriod(period)
    case .profile: refresh.setPeriod(period, of: .profile)
    }
  }
  // end: period
}
