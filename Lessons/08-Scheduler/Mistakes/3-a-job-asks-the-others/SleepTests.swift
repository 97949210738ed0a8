import PlayerVisit
import Testing

@Suite("A lobby that falls asleep")
@MainActor
struct SleepTests {
  @Test("After tick 20,000 nothing is refreshed", arguments: Side.allCases)
  func asleep(side: Side) async {
    let rig = Rig(side, timeline: 99, profile: 7, tickLength: .microseconds(20))
    rig.log.onRun = { run, refresh in
      if run.tick > 20_000 { refresh.stop() }
    }
    rig.refresh.start()
    await rig.reachStop(after: 20_100)
    #expect(rig.refresh.tick == 20_000)
  }
}
