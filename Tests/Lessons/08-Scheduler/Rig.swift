import PlayerRoster
import Testing

/// A refresh on trial, its log, and the time that it runs in.
@MainActor
struct Rig {
  let refresh: any LiveRefreshing
  let log = RunLog()
  private let maker: any RefreshMaking
  private let plan: RefreshPlan
  /// What makes the ticks come; `nil` where the machine's clock does.
  private let timer: HandTimer?

  /// With a timer in the test's hand where the side takes one, and on the machine's clock elsewhere.
  init(
    _ side: Side, timeline: Int = 2, profile: Int = 3,
    tickLength: Duration = .microseconds(500)
  ) {
    let timer = HandTimer()
    if let maker = side.maker(with: timer) {
      self.init(maker, timer, timeline, profile, tickLength)
    } else {
      self.init(onClock: side, timeline: timeline, profile: profile, tickLength: tickLength)
    }
  }

  /// On the machine's clock, as in the arcade.
  init(
    onClock side: Side, timeline: Int = 2, profile: Int = 3,
    tickLength: Duration = .microseconds(500)
  ) {
    self.init(side.maker, nil, timeline, profile, tickLength)
  }

  private init(
    _ maker: any RefreshMaking, _ timer: HandTimer?, _ timeline: Int, _ profile: Int,
    _ tickLength: Duration
  ) {
    self.maker = maker
    self.timer = timer
    plan = RefreshPlan(
      tickLength: tickLength, timelinePeriod: timeline, profilePeriod: profile)
    refresh = maker.makeRefresh(
      plan,
      timeline: { [log] in try log.note(.timeline) },
      profile: { [log] in try log.note(.profile) },
      onFailure: { [log] feed, error in log.note(error, of: feed) })
    log.refresh = refresh
  }

  /// Lets the time go on until a tick is over. On the machine's clock more of them may be.
  func reach(_ tick: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    if let timer {
      while timer.isRunning, timer.tick < tick { timer.fire() }
    }
    await wait(for: "tick \(tick)", sourceLocation: sourceLocation) { refresh.tick >= tick }
  }

  /// Lets the time go on until it is stopped.
  func reachStop(sourceLocation: SourceLocation = #_sourceLocation) async {
    if let timer {
      for _ in 1...1_000 { timer.fire() }
    }
    await wait(for: "the stop", sourceLocation: sourceLocation) { !refresh.isRunning }
  }

  /// Makes one tick come where the test makes them, and nothing elsewhere.
  func tickByHand() {
    timer?.fire()
  }

  /// Lets the time of some ticks pass, whether they come or not.
  func pass(ticks: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    if let timer {
      for _ in 1...ticks { timer.fire() }
    } else {
      // What somebody else's ticks take, the time of ours has passed as well.
      let other = maker.makeRefresh(plan, timeline: {}, profile: {}, onFailure: { _, _ in })
      other.start()
      await wait(for: "\(ticks) ticks of another refresh", sourceLocation: sourceLocation) {
        other.tick >= ticks
      }
      other.stop()
    }
  }
}

/// Waits until something is so, and fails where that takes beyond all measure.
@MainActor
func wait(
  for what: String, sourceLocation: SourceLocation = #_sourceLocation,
  until isSo: () -> Bool
) async {
  let clock = ContinuousClock()
  let limit = clock.now + .seconds(20)
  while !isSo() {
    guard clock.now < limit else {
      Issue.record("Waited in vain for \(what).", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .microseconds(200), clock: clock)
  }
}
