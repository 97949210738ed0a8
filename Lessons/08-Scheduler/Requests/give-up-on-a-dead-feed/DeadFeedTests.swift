import PlayerRoster
import Testing

/// Ticks so short that thousands of failures pass while a test runs, on any side's own clock.
@Suite("A feed that stays dead")
@MainActor
struct DeadFeedTests {
  private func rig(_ side: Side, timeline: Int = 1, profile: Int = 1) -> Rig {
    Rig(onClock: side, timeline: timeline, profile: profile, tickLength: .microseconds(20))
  }

  @Test(
    "After five thousand failures in a row a feed is asked no more, and the other goes on",
    arguments: Side.allCases, Feed.allCases)
  func givenUp(side: Side, dead: Feed) async {
    let rig = rig(side)
    rig.log.onRun = { run, refresh in
      if run.tick == 5_100 { refresh.stop() }
      if run.feed == dead { throw Outage(run: run) }
    }
    rig.refresh.start()
    await rig.reachStop()
    let due = [Run].due(through: 5_100, timeline: 1, profile: 1)
    expect(rig.log.runs, toBe: due.filter { $0.feed != dead || $0.tick <= 5_000 })
    #expect(rig.log.failures.count == 5_000)
    #expect(rig.log.failures.allSatisfy { $0.feed == dead })

    // Nor when it starts again: the lobby is the same.
    rig.log.clear()
    rig.refresh.start()
    await rig.reachStop()
    expect(rig.log.runs, toBe: due.filter { $0.feed != dead })
  }

  @Test(
    "A feed that works in between is not given up: its failures are counted anew",
    arguments: Side.allCases, Feed.allCases)
  func countedAnew(side: Side, shaky: Feed) async {
    let rig = rig(side)
    rig.log.onRun = { run, refresh in
      if run.tick == 10_100 { refresh.stop() }
      // It works once, right before it would have been given up.
      if run.feed == shaky, run.tick != 5_000 { throw Outage(run: run) }
    }
    rig.refresh.start()
    await rig.reachStop()
    let due = [Run].due(through: 10_100, timeline: 1, profile: 1)
    expect(rig.log.runs, toBe: due.filter { $0.feed != shaky || $0.tick <= 10_000 })
    #expect(rig.log.failures.count == 9_999)
  }

  @Test("Two feeds that stay dead let the ticks go by in silence", arguments: Side.allCases)
  func bothDead(side: Side) async {
    let rig = rig(side, timeline: 1, profile: 2)
    rig.log.onRun = { run, _ in throw Outage(run: run) }
    rig.refresh.start()
    await rig.reach(10_100)
    #expect(rig.refresh.isRunning)
    rig.refresh.stop()
    let due = [Run].due(through: rig.refresh.tick, timeline: 1, profile: 2)
    expect(rig.log.runs, toBe: due.filter { $0.tick <= ($0.feed == .timeline ? 5_000 : 10_000) })
  }

  /// Not the lists themselves: where they differ, nobody would want to read them.
  private func expect(
    _ runs: [Run], toBe due: [Run], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(runs.count == due.count, sourceLocation: sourceLocation)
    #expect(zip(runs, due).first { $0 != $1 } == nil, sourceLocation: sourceLocation)
  }
}
