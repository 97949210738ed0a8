import PlayerVisit
import Testing

/// Only lower bounds are tested: a machine may be busy.
@Suite("Real time")
@MainActor
struct PunctualityTests {
  private let clock = SuspendingClock()
  /// How long a refresh holds up the main actor.
  private let turn = Duration.milliseconds(5)
  /// A tick so long that a busy machine is never a thousand ticks late: one of the changes lets a
  /// version skip ticks when it is that late.
  private let longTick = Duration.milliseconds(5)

  /// Keeps the main actor busy, as drawing a large screen does.
  private func holdUp(for duration: Duration) {
    let end = clock.now + duration
    while clock.now < end {}
  }

  @Test("No tick comes early, not even after a late tick", arguments: Side.allCases)
  func neverEarly(side: Side) async {
    // Long, so that a tick scheduled too early is caught even if it runs a little late.
    let tickLength = Duration.milliseconds(20)
    let rig = Rig(side, timeline: 1, profile: 1_000, tickLength: tickLength)
    let start = clock.now
    var early: [Run] = []
    rig.log.onRun = { run, _ in
      if clock.now < start + tickLength * run.tick { early.append(run) }
      if run.tick == 2 { holdUp(for: tickLength + turn) }
    }
    await rig.run(through: 6)
    #expect(early == [])
  }

  @Test(
    "Late ticks are made up for, in order, until a tick is on time again", arguments: Side.allCases)
  func late(side: Side) async {
    let rig = Rig(side, tickLength: longTick)
    var start = clock.now
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 4) { holdUp(for: longTick * 4) }
      if run.tick > 4, run.feed == .profile, isInTime(run, since: start) { refresh.stop() }
    }
    rig.refresh.start()
    // Set only now: a busy machine may pause for longer than a tick before the line above.
    start = clock.now
    await rig.reachStop()
    #expect(rig.log.runs.difference(from: rig.due).first == nil)
  }

  private func isInTime(_ run: Run, since start: SuspendingClock.Instant) -> Bool {
    clock.now < start + longTick * (run.tick + 1)
  }

  @Test(
    "Other tasks get a turn even if each tick's work takes longer than a tick",
    arguments: Side.allCases)
  func overloaded(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1_000_000, tickLength: longTick)
    var start = clock.now
    var overload: (first: Int, others: Task<Void, Never>)?
    rig.log.onRun = { run, refresh in
      if overload == nil, isInTime(run, since: start) {
        overload = (run.tick, Task { refresh.stop() })
      }
      guard let overload else { return }
      if run.tick < overload.first + 1_000 {
        holdUp(for: longTick)
      } else {
        refresh.stop()
      }
    }
    rig.refresh.start()
    start = clock.now
    await rig.reachStop()
    let ticks = rig.refresh.tick - (overload?.first ?? 0)
    #expect(ticks < 1_000, "No other task had a turn in a thousand ticks.")
  }

  @Test(
    "A stop takes effect at once, even while late ticks are being made up for",
    arguments: Side.allCases)
  func stopWhenLate(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 2) { holdUp(for: turn) }
      if run == Run(feed: .profile, tick: 5) { refresh.stop() }
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 20)
    #expect(rig.refresh.tick == 5)
    #expect(rig.log.runs == rig.due)
  }

  @Test("Nothing of a stopped run carries over to the next run", arguments: Side.allCases)
  func manyStarts(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    for _ in 1...100 {
      rig.refresh.start()
      rig.refresh.stop()
    }
    rig.refresh.start()
    for _ in 1...5 {
      await Task.yield()
      rig.refresh.stop()
      rig.refresh.start()
    }
    rig.log.clear()
    await rig.run(through: 20)
    #expect(rig.log.runs == rig.due)
  }
}
