import PlayerRoster
import Testing

@Suite("Many ticks")
@MainActor
struct ManyTicksTests {
  // snippet: many-ticks
  @Test("Over two thousand ticks none is lost and none comes twice", arguments: Side.allCases)
  func manyTicks(side: Side) async {
    let rig = Rig(side, timeline: 3, profile: 7)
    rig.refresh.start()
    await rig.reach(2_000)
    rig.refresh.stop()
    let due = [Run].due(in: 1...rig.refresh.tick, timeline: 3, profile: 7)
    // Not the lists themselves: where they differ, nobody would want to read them.
    #expect(rig.log.runs.count == due.count)
    #expect(zip(rig.log.runs, due).first { $0 != $1 } == nil)
  }
  // end: many-ticks
}
