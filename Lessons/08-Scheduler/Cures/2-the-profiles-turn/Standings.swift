import PlayerVisit

/// A refresh that also asks the hall's server for the standings, in every sixth tick.
struct Standings: RefreshMaking {
  let ours: any RefreshMaking
  let ask: @MainActor @Sendable () async -> Void

  init(on ours: any RefreshMaking, ask: @escaping @MainActor @Sendable () async -> Void) {
    (self.ours, self.ask) = (ours, ask)
  }

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let turn = Turn(plan.profilePeriod, profile: profile, ask: ask)
    var everyTick = plan
    everyTick.profilePeriod = 1
    let refresh = ours.makeRefresh(
      everyTick, timeline: timeline, profile: turn.run, onFailure: onFailure)
    turn.refresh = refresh
    return RefreshWithTurn(refresh, turn)
  }
}

/// The profile's turn, which comes in every tick; the profile's own period is kept here.
@MainActor
private final class Turn {
  weak var refresh: (any LiveRefreshing)?
  private var period: Int
  /// A new period, and the tick after which it counts: the timeline may change it before this turn.
  private var next: (period: Int, tick: Int)?
  private let profile: @MainActor () async throws -> Void
  private let ask: @MainActor () async -> Void

  init(
    _ period: Int, profile: @escaping @MainActor () async throws -> Void,
    ask: @escaping @MainActor () async -> Void
  ) {
    self.period = Turn.checked(period)
    (self.profile, self.ask) = (profile, ask)
  }

  func setPeriod(_ period: Int) {
    if let next, let tick = refresh?.tick, tick > next.tick { self.period = next.period }
    next = (Turn.checked(period), refresh?.tick ?? 0)
  }

  /// Ticks start over, so a new period counts from the first.
  func start() {
    if let next { period = next.period }
    next = nil
  }

  func run() async throws {
    guard let tick = refresh?.tick else { return }
    if let next, tick > next.tick { start() }
    let isProfileDue = tick.isMultiple(of: period)
    if tick.isMultiple(of: 6) { await ask() }
    if isProfileDue, !Task.isCancelled { try await profile() }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}

/// Passes everything on, except the profile's period.
@MainActor
private final class RefreshWithTurn: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let turn: Turn

  init(_ refresh: any LiveRefreshing, _ turn: Turn) {
    (self.refresh, self.turn) = (refresh, turn)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    if !isRunning { turn.start() }
    refresh.start()
  }

  func stop() { refresh.stop() }

  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: refresh.setPeriod(period, of: .timeline)
    case .profile: turn.setPeriod(period)
    }
  }
}
