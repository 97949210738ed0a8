import PlayerRoster
import Testing

@Suite("What is refreshed when")
@MainActor
struct SchedulingTests {
  @Test(
    "Each feed is refreshed in its period, the timeline first", arguments: Side.allCases,
    [(1, 1), (2, 3), (3, 2), (2, 4), (4, 2), (1, 7), (5, 5)])
  func periods(side: Side, periods: (timeline: Int, profile: Int)) async {
    let rig = Rig(side, timeline: periods.timeline, profile: periods.profile)
    rig.refresh.start()
    await rig.reach(14)
    rig.refresh.stop()
    #expect(
      rig.log.runs
        == .due(
          through: rig.refresh.tick, timeline: periods.timeline, profile: periods.profile))
  }

  @Test(
    "Nothing is refreshed before the start, nor by it: the first tick comes after",
    arguments: Side.allCases)
  func unstarted(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    await rig.pass(ticks: 5)
    #expect(rig.refresh.tick == 0 && !rig.refresh.isRunning)
    rig.refresh.start()
    #expect(rig.refresh.tick == 0 && rig.refresh.isRunning)
    #expect(rig.log.runs == [])
  }

  @Test("Two refreshes go their own ways", arguments: Side.allCases)
  func independent(side: Side) async {
    let one = Rig(side)
    let other = Rig(side)
    one.refresh.start()
    other.refresh.start()
    await one.reach(6)
    one.refresh.stop()
    await other.reach(12)
    other.refresh.stop()
    #expect(one.log.runs == .due(through: one.refresh.tick, timeline: 2, profile: 3))
    #expect(other.log.runs == .due(through: other.refresh.tick, timeline: 2, profile: 3))
  }
}
