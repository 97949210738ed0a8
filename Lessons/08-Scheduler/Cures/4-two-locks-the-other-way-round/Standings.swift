import PlayerVisit

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
    let line = Line()
    let refresh = ours.makeRefresh(
      plan, timeline: { try await line.lock.pass(timeline) },
      profile: { try await line.lock.pass(profile) }, onFailure: onFailure)
    return RefreshWithStandings(refresh, on: line, tickLength: plan.tickLength, ask: ask)
  }
}

/// The lock of the present run: a start does not wait for what was stopped.
@MainActor
private final class Line {
  var lock = Lock()
}

/// Lets one through at a time, first come, first served.
@MainActor
private final class Lock {
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

/// Asks in a task of its own.
@MainActor
private final class RefreshWithStandings: LiveRefreshing {
  private let refresh: any LiveRefreshing
  private let line: Line
  private let tickLength: Duration
  private let ask: @MainActor () async -> Void
  private var task: Task<Void, Never>?

  init(
    _ refresh: any LiveRefreshing, on line: Line, tickLength: Duration,
    ask: @escaping @MainActor () async -> Void
  ) {
    (self.refresh, self.line, self.tickLength, self.ask) = (refresh, line, tickLength, ask)
  }

  var tick: Int { refresh.tick }
  var isRunning: Bool { refresh.isRunning }

  func start() {
    guard !isRunning else { return }
    line.lock = Lock()
    refresh.start()
    task?.cancel()
    task = Task { [weak self, tickLength, lock = line.lock, ask] in
      let clock = SuspendingClock()
      let start = clock.now
      for tick in sequence(first: 6, next: { $0 + 6 }) {
        try? await Task.sleep(until: start + tickLength * tick, clock: clock)
        // The refresh takes the lock before anyone else sees its tick.
        while let refresh = self?.refresh, refresh.tick < tick, !Task.isCancelled {
          try? await Task.sleep(for: tickLength / 8)
        }
        guard self != nil, !Task.isCancelled else { return }
        try? await lock.pass(ask)
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
