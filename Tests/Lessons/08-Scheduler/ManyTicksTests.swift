import PlayerVisit
import Testing

@Suite("Many ticks")
@MainActor
struct ManyTicksTests {
  @Test("In two thousand ticks, none is lost and none comes twice", arguments: Side.allCases)
  func manyTicks(side: Side) async {
    let rig = Rig(side, timeline: 3, profile: 7, tickLength: .microseconds(50))
    await rig.run(through: 2_000)
    // The lists are not compared directly: a difference would print thousands of lines.
    #expect(rig.log.runs.difference(from: rig.due).first == nil)
  }
}
