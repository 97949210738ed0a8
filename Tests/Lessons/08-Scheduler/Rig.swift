import PlayerRoster
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

  /// What the rules ask for up to the current tick, if no period has changed.
  var due: [Run] {
    .due(
      through: refresh.tick, timeline: plan.timelinePeriod, profile: plan.profilePeriod)
  }

  /// Starts the refresh, and stops it once a tick is over. More ticks may be over by then.
  func run(through tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    refresh.start()
    await reach(tick, sourceLocation: sourceLocation)
    refresh.stop()
  }

  /// Waits until a tick is over.
  func reach(_ tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(for: "tick \(tick)", sourceLocation: sourceLocation) { refresh.tick >= tick }
  }

  /// Waits until it is stopped.
  func reachStop(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(for: "the stop", sourceLocation: sourceLocation) { !refresh.isRunning }
  }

  /// Waits as long as some ticks take, whether they come or not.
  func pass(ticks: Int) async {
    // While another refresh ticks, the same time passes for ours.
    let other = maker.makeRefresh(plan, timeline: {}, profile: {}, onFailure: { _, _ in })
    other.start()
    await wait(for: "\(ticks) ticks of another refresh") { other.tick >= ticks }
    other.stop()
  }
}

/// Waits until a condition holds, and fails if it never does.
///
/// It counts its checks, not the time: a machine that is too busy to look is too busy to tick.
@MainActor
func wait(
  for what: String, sourceLocation: SourceLocation = #_sourceLocation,
  until isSo: @MainActor () async -> Bool
) async {
  var (looks, isReached) = (0, await isSo())
  while !isReached, looks < 10_000 {
    looks += 1
    try? await Task.sleep(for: .microseconds(200))
    isReached = await isSo()
  }
  #expect(isReached, "Waited in vain for \(what).", sourceLocation: sourceLocation)
}
