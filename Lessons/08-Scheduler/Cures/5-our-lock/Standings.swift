import PlayerVisit
import SchedulerBefore

/// A refresh beside which the hall's server is asked for the standings, in every sixth tick.
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
    let refresh = ours.makeRefresh(
      plan, timeline: timeline, profile: profile, onFailure: onFailure)
    guard let turns = refresh as? any TakingTurns else { return refresh }
    return RefreshWithStandings(turns, tickLength: plan.tickLength, ask: ask)
  }
}

/// Asks in a task of its own, in turn.
@MainActor
private final class RefreshWithStandings: TakingTurns {
  private let refresh: any TakingTurns
  private let tickLength: Duration
  private let ask: @MainActor () async -> Void
  private var task: Task<Void, Never>?

  init(
    _ refresh: any TakingTurns, tickLength: Duration, ask: @escaping @MainActor () async -> Void
  ) {
    (self.refresh, self.tickLength, self.ask) = (refresh, tickLength, ask)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    guard !isRunning else { return }
    refresh.start()
    task?.cancel()
    task = Task { [weak self, tickLength, ask] in
      let clock = SuspendingClock()
      let start = clock.now
      for tick in sequence(first: 6, next: { $0 + 6 }) {
        try? await Task.sleep(until: start + tickLength * tick, clock: clock)
        // The refresh takes its turn before anyone else sees its tick.
        while let refresh = self?.refresh, refresh.tick < tick, !Task.isCancelled {
          try? await Task.sleep(for: tickLength / 8)
        }
        guard let turns = self?.refresh, !Task.isCancelled else { return }
        await turns.inTurn(ask)
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
