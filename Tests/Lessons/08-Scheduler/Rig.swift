import PlayerVisit
import Testing

/// A refresh under test on the machine's clock, and its log.
@MainActor
struct Rig {
  /// Short, since the tests have to wait.
  nonisolated static let tickLength = Duration.microseconds(500)

  let refresh: any LiveRefreshing
  let log = RunLog()
  private let maker: any RefreshMaking
  private let plan: RefreshPlan

  init(
    _ side: Side, timeline: Int = 2, profile: Int = 3, tickLength: Duration = Rig.tickLength
  ) {
    self.init(side.maker, timeline: timeline, profile: profile, tickLength: tickLength)
  }

  init(
    _ maker: any RefreshMaking, timeline: Int, profile: Int, tickLength: Duration = Rig.tickLength
  ) {
    self.maker = maker
    plan = RefreshPlan(
      tickLength: tickLength, timelinePeriod: timeline, profilePeriod: profile)
    refresh = maker.makeRefresh(
      plan,
      timeline: { [log] in try await log.note(.timeline) },
      profile: { [log] in try await log.note(.profile) },
      onFailure: { [log] feed, error in log.note(error, of: feed) })
    log.refresh = refresh
  }

  /// What the rules ask for up to the last tick that counts, if no period has changed.
  var due: [Run] {
    .due(
      through: log.lastTick ?? refresh.tick, timeline: plan.timelinePeriod,
      profile: plan.profilePeriod)
  }

  /// Starts the refresh, stops it once a tick is over, and forgets what ran in later ticks: the
  /// stop may have cut the last one short.
  func run(through tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    refresh.start()
    await reach(tick, sourceLocation: sourceLocation)
    refresh.stop()
    log.end(after: tick)
  }

  /// Waits until a tick is over, which only the next one shows: its refreshes may take turns with
  /// other work.
  func reach(_ tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(for: "tick \(tick + 1)", ticks: tick, sourceLocation: sourceLocation) {
      refresh.tick > tick
    }
  }

  /// Waits until it is stopped.
  ///
  /// - Parameter ticks: How many ticks that takes, at the most.
  func reachStop(
    after ticks: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(for: "the stop", ticks: ticks, sourceLocation: sourceLocation) {
      !refresh.isRunning
    }
  }

  /// Waits as long as some ticks take, whether they come or not.
  func pass(ticks: Int) async {
    // While another refresh ticks, the same time passes for ours.
    let other = maker.makeRefresh(plan, timeline: {}, profile: {}, onFailure: { _, _ in })
    other.start()
    await wait(for: "\(ticks) ticks of another refresh", ticks: ticks) { other.tick >= ticks }
    other.stop()
  }
}

/// Waits until a condition holds, and fails if it never does.
///
/// It counts its checks, not the time: a machine that is too busy to look is too busy to tick.
///
/// - Parameter ticks: How many ticks have to come first. A version may sleep before each of them, and
///   on a busy machine a check comes no later than a tick.
@MainActor
func wait(
  for what: String, ticks: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
  until isSo: @MainActor () async -> Bool
) async {
  var (looks, isReached) = (0, await isSo())
  while !isReached, looks < 10_000 + 2 * ticks {
    looks += 1
    try? await Task.sleep(for: .microseconds(200))
    isReached = await isSo()
  }
  #expect(isReached, "Waited in vain for \(what).", sourceLocation: sourceLocation)
}
