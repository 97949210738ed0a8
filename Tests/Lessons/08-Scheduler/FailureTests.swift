import PlayerVisit
import Testing

@Suite("A feed that fails")
@MainActor
struct FailureTests {
  @Test(
    "A feed's error is reported and stops nothing, and the timeline's error is reported first",
    arguments: Side.allCases, [[Feed.timeline], [.profile], [.timeline, .profile]])
  func outage(side: Side, feeds: [Feed]) async {
    let rig = Rig(side)
    rig.log.onRun = { run, _ in
      if feeds.contains(run.feed) { throw Outage(run: run) }
    }
    await rig.run(through: 12)
    let failed = rig.due.filter { feeds.contains($0.feed) }
    #expect(rig.log.runs == rig.due)
    #expect(rig.log.failures == failed.map { Failure(feed: $0.feed, outage: Outage(run: $0)) })
  }

  @Test("A listener that hears of a failure may stop everything at once", arguments: Side.allCases)
  func stopOnFailure(side: Side) async {
    let rig = Rig(side)
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
