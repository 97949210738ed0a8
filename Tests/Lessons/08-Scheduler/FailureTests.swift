import PlayerRoster
import Testing

@Suite("A feed that fails")
@MainActor
struct FailureTests {
  @Test("A feed that throws is told and stops nothing", arguments: Side.allCases, Feed.allCases)
  func outage(side: Side, feed: Feed) async {
    let rig = Rig(side, timeline: 2, profile: 3)
    rig.log.onRun = { run, _ in
      if run.feed == feed { throw Outage(run: run) }
    }
    rig.refresh.start()
    await rig.reach(12)
    rig.refresh.stop()
    let due: [Run] = .due(through: rig.refresh.tick, timeline: 2, profile: 3)
    #expect(rig.log.runs == due)
    #expect(rig.log.failures.map(\.feed) == due.map(\.feed).filter { $0 == feed })
    #expect(
      rig.log.failures.map { $0.error as? Outage }
        == due.filter { $0.feed == feed }.map { Outage(run: $0) })
  }

  @Test(
    "Both may fail in one tick, and both are told, the timeline first", arguments: Side.allCases)
  func bothFail(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    rig.log.onRun = { run, _ in throw Outage(run: run) }
    rig.refresh.start()
    await rig.reach(3)
    rig.refresh.stop()
    #expect(
      rig.log.failures.map { $0.error as? Outage }
        == [Run].due(through: rig.refresh.tick, timeline: 1, profile: 1).map { Outage(run: $0) })
  }

  @Test("Who is told of a failure may stop it all at once", arguments: Side.allCases)
  func stopOnFailure(side: Side) async {
    let rig = Rig(side, timeline: 2, profile: 3)
    rig.log.onRun = { run, _ in
      if run == Run(feed: .timeline, tick: 6) { throw Outage(run: run) }
    }
    rig.log.onFailure = { $0.stop() }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 10)
    #expect(rig.log.runs == .due(through: 6, timeline: 2, profile: 3).dropLast())
  }
}
