import PlayerVisit
import Testing

@Suite("What is refreshed when")
@MainActor
struct SchedulingTests {
  @Test(
    "Each feed is refreshed at its period, and the timeline comes first", arguments: Side.allCases,
    [(1, 1), (2, 3), (3, 2), (2, 4), (4, 2), (1, 7)])
  func periods(side: Side, periods: (timeline: Int, profile: Int)) async {
    let rig = Rig(side, timeline: periods.timeline, profile: periods.profile)
    await rig.run(through: 14)
    #expect(rig.log.runs == rig.due)
  }

  @Test("Nothing is refreshed before the start, nor by the start itself", arguments: Side.allCases)
  func unstarted(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    await rig.pass(ticks: 5)
    #expect(rig.refresh.tick == 0 && !rig.refresh.isRunning)
    rig.refresh.start()
    #expect(rig.refresh.tick == 0 && rig.refresh.isRunning && rig.log.runs == [])
  }

  @Test("Two refreshes do not affect each other", arguments: Side.allCases)
  func independent(side: Side) async {
    let rigs = [Rig(side), Rig(side)]
    for rig in rigs { rig.refresh.start() }
    for (rig, last) in zip(rigs, [6, 12]) {
      await rig.run(through: last)
    }
    #expect(rigs.map(\.log.runs) == rigs.map(\.due))
  }
}
