import PlayerRoster
import Testing

/// Both sides on the machine's clock. Only lower bounds of time are tested: a machine may be busy.
@Suite("Time that is real")
@MainActor
struct PunctualityTests {
  private let clock = SuspendingClock()
  /// Far more than a tick, and far less than a turn of the main actor that somebody else takes.
  private let turn = Duration.milliseconds(5)

  /// Keeps the main actor busy, as drawing a large screen does.
  private func holdUp(for duration: Duration) {
    let end = clock.now + duration
    while clock.now < end {}
  }

  @Test("No tick comes before its time, not even after one that was late", arguments: Side.allCases)
  func neverEarly(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1_000)
    let start = clock.now
    var early: [Run] = []
    rig.log.onRun = { run, _ in
      if clock.now < start + Rig.tickLength * run.tick { early.append(run) }
      if run.tick == 20 { holdUp(for: turn) }
    }
    rig.refresh.start()
    await rig.reach(100)
    rig.refresh.stop()
    #expect(early == [])
  }

  @Test("Ticks do not drift: after a thousand, one still comes in time", arguments: Side.allCases)
  func noDrift(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1)
    let start = clock.now
    rig.log.onRun = { run, refresh in
      if run.tick > 1_000, isInTime(run, since: start) { refresh.stop() }
    }
    rig.refresh.start()
    await rig.run(until: "a tick in time") { !rig.refresh.isRunning }
    rig.refresh.stop()
  }

  @Test("Late ticks are made up for, each of them and in their order", arguments: Side.allCases)
  func late(side: Side) async {
    let rig = Rig(onClock: side)
    let start = clock.now
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 4) { holdUp(for: turn * 4) }
      if run.tick > 4, run.feed == .profile, isInTime(run, since: start) { refresh.stop() }
    }
    rig.refresh.start()
    await rig.run(until: "a tick in time") { !rig.refresh.isRunning }
    rig.refresh.stop()
    let due = [Run].due(in: 1...rig.refresh.tick, timeline: 2, profile: 3)
    #expect(zip(rig.log.runs, due).first { $0 != $1 } == nil)
    #expect(rig.log.runs.count == due.count)
  }

  private func isInTime(_ run: Run, since start: SuspendingClock.Instant) -> Bool {
    clock.now < start + Rig.tickLength * run.tick + turn
  }

  @Test("Ticks keep up with others who take long turns on the main actor", arguments: Side.allCases)
  func longTurns(side: Side) async {
    let rig = Rig(onClock: side)
    rig.refresh.start()
    var turns = 0
    while rig.refresh.tick < 200, turns < 100 {
      turns += 1
      holdUp(for: turn)
      try? await Task.sleep(for: .microseconds(1))
    }
    rig.refresh.stop()
    // Ten ticks become due in a turn: with one tick a turn, 100 turns are not enough.
    #expect(rig.refresh.tick >= 200)
  }

  @Test(
    "Others have their turn, also when a tick's work takes longer than a tick",
    arguments: Side.allCases)
  func overloaded(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1_000_000)
    let start = clock.now
    var overload: (first: Int, others: Task<Void, Never>)?
    rig.log.onRun = { run, refresh in
      if overload == nil, isInTime(run, since: start) {
        overload = (run.tick, Task { refresh.stop() })
      }
      if let overload {
        holdUp(for: Rig.tickLength)
        if run.tick > overload.first + 1_000 { refresh.stop() }
      }
    }
    rig.refresh.start()
    await rig.reachStop()
    let ticks = rig.refresh.tick - (overload?.first ?? 0)
    #expect(ticks < 1_000, "Nobody else had a turn in a thousand ticks.")
  }

  @Test("A stop while ticks are made up for is final at once", arguments: Side.allCases)
  func stopWhenLate(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1)
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 2) { holdUp(for: turn) }
      if run == Run(feed: .profile, tick: 5) { refresh.stop() }
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 20)
    #expect(rig.refresh.tick == 5)
    #expect(rig.log.runs == .due(in: 1...5, timeline: 1, profile: 1))
  }

  @Test("A stop from outside takes back the ticks that are late", arguments: Side.allCases)
  func stopBeforeLate(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1)
    rig.refresh.start()
    await rig.reach(2)
    holdUp(for: turn)
    rig.refresh.stop()
    let runs = rig.log.runs
    await rig.pass(ticks: 20)
    #expect(rig.log.runs == runs)
  }

  @Test("Of a run that was stopped nothing comes into the next", arguments: Side.allCases)
  func manyStarts(side: Side) async {
    let rig = Rig(onClock: side, timeline: 1, profile: 1)
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
    await rig.reach(20)
    rig.refresh.stop()
    #expect(rig.log.runs == .due(in: 1...rig.refresh.tick, timeline: 1, profile: 1))
  }
}
