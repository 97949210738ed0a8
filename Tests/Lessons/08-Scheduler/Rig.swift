import PlayerRoster
import Testing

/// A refresh under test, its log, and the time that it runs in.
@MainActor
struct Rig {
  /// Short, for tests that have to wait.
  nonisolated static let tickLength = Duration.microseconds(500)

  let refresh: any LiveRefreshing
  let log = RunLog()
  private let maker: any RefreshMaking
  private let plan: RefreshPlan
  /// Makes the ticks; `nil` if the machine's clock does.
  private let hand: HandTicks?

  /// On the test's own ticks if the version takes them, and on the machine's clock if not.
  init(
    _ side: Side, timeline: Int = 2, profile: Int = 3, tickLength: Duration = Rig.tickLength
  ) {
    let ticks = HandTicks()
    let maker = side.maker(on: ticks)
    self.init(
      maker ?? side.maker, maker == nil ? nil : ticks, timeline: timeline, profile: profile,
      tickLength: tickLength)
  }

  /// On the machine's clock, as in the arcade.
  init(
    onClock side: Side, timeline: Int = 2, profile: Int = 3,
    tickLength: Duration = Rig.tickLength
  ) {
    self.init(side.maker, nil, timeline: timeline, profile: profile, tickLength: tickLength)
  }

  init(
    _ maker: any RefreshMaking, _ ticks: HandTicks?, timeline: Int, profile: Int,
    tickLength: Duration = Rig.tickLength
  ) {
    self.maker = maker
    hand = ticks
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

  /// Starts it, and stops it once a tick is over. On the machine's clock more may be over by then.
  func run(through tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    refresh.start()
    await reach(tick, sourceLocation: sourceLocation)
    refresh.stop()
  }

  /// Lets time pass until a tick is over.
  func reach(_ tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await run(until: "tick \(tick)", sourceLocation: sourceLocation) { refresh.tick >= tick }
  }

  /// Lets time pass until it is stopped.
  func reachStop(sourceLocation: SourceLocation = #_sourceLocation) async {
    await run(until: "the stop", sourceLocation: sourceLocation) { !refresh.isRunning }
  }

  /// Lets time pass until a condition holds.
  func run(
    until what: String, sourceLocation: SourceLocation = #_sourceLocation,
    isSo: @escaping @MainActor () -> Bool
  ) async {
    if hand != nil {
      for _ in 1...50_000 where !isSo() { await skip(ticks: 1) }
    }
    await wait(for: what, sourceLocation: sourceLocation) { isSo() }
  }

  /// Lets some ticks come at once if the version allows that, and gives other tasks a turn.
  func skip(ticks: Int) async {
    for _ in 1...ticks { hand?.fire() }
    for _ in 1...3 { await Task.yield() }
  }

  /// Lets the time of some ticks pass, whether they come or not.
  func pass(ticks: Int) async {
    if hand != nil {
      await skip(ticks: ticks)
    } else {
      // While the other refresh ticks, as much time passes for ours.
      let other = maker.makeRefresh(plan, timeline: {}, profile: {}, onFailure: { _, _ in })
      other.start()
      await wait(for: "\(ticks) ticks of another refresh") { other.tick >= ticks }
      other.stop()
    }
  }
}

/// Waits until a condition holds, and fails if it never does.
///
/// It counts its looks, not the time: a machine that is too busy to look is too busy to tick.
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
