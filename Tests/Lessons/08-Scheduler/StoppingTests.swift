import PlayerVisit
import Testing

@Suite("Starting and stopping")
@MainActor
struct StoppingTests {
  @Test("Nothing is refreshed after a stop", arguments: Side.allCases)
  func stop(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    await rig.run(through: 3)
    let last = rig.refresh.tick
    await rig.pass(ticks: 10)
    #expect(rig.refresh.tick == last && !rig.refresh.isRunning, "The last tick's number stays.")
    #expect(rig.log.runs == rig.due)
  }

  @Test("Starting a running refresh does nothing, even within a tick", arguments: Side.allCases)
  func startTwice(side: Side) async {
    let rig = Rig(side)
    rig.log.onRun = { _, refresh in refresh.start() }
    rig.refresh.start()
    await rig.reach(4)
    let reached = rig.refresh.tick
    rig.refresh.start()
    #expect(rig.refresh.tick == reached)
    await rig.run(through: 12)
    #expect(rig.log.runs == rig.due)
  }

  @Test(
    "After a stop within a tick, no further feed of that tick runs",
    arguments: Side.allCases,
    Feed.allCases)
  func stopInside(side: Side, feed: Feed) async {
    let rig = Rig(side)
    rig.log.onRun = { run, refresh in
      if run == Run(feed: feed, tick: 6) { refresh.stop() }
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 10)
    #expect(rig.refresh.tick == 6)
    #expect(rig.log.runs == (feed == .timeline ? rig.due.dropLast() : rig.due))
  }

  @Test(
    "After a restart, ticks count from 1, and a second stop changes nothing",
    arguments: Side.allCases)
  func restart(side: Side) async {
    let rig = Rig(side)
    rig.refresh.stop()
    await rig.run(through: 5)
    rig.refresh.stop()
    rig.log.clear()
    rig.refresh.start()
    #expect(rig.refresh.tick == 0 && rig.refresh.isRunning)
    await rig.run(through: 12)
    #expect(rig.log.runs == rig.due)
  }

  @Test("A restart within a tick drops the rest of that tick", arguments: Side.allCases)
  func restartInside(side: Side) async {
    let rig = Rig(side)
    var restarts = 0
    rig.log.onRun = { run, refresh in
      guard restarts == 0, run == Run(feed: .timeline, tick: 6) else { return }
      restarts += 1
      refresh.stop()
      refresh.start()
    }
    rig.refresh.start()
    await wait(for: "the restart") { restarts == 1 }
    await rig.run(through: 12)
    #expect(rig.log.runs == [Run].due(through: 6, timeline: 2, profile: 3).dropLast() + rig.due)
  }
}
