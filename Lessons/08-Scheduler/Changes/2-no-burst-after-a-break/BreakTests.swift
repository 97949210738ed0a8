import PlayerRoster
import Testing

@Suite("A long break")
@MainActor
struct BreakTests {
  private let clock = SuspendingClock()
  private let tickLength = Duration.microseconds(100)

  @Test(
    "After a break of over 1,000 ticks, one tick comes at once, and the others in their own time",
    arguments: Side.allCases)
  func broken(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1_000_000, tickLength: tickLength)
    var end: SuspendingClock.Instant?
    var early: [Run] = []
    rig.log.onRun = { run, _ in
      if let end, clock.now < end + tickLength * (run.tick - 4) { early.append(run) }
      guard run.tick == 3 else { return }
      let time = clock.now + tickLength * 1_500
      while clock.now < time {}
      end = time
    }
    await rig.run(through: 300)
    #expect(early.count == 0, "The first is \(early.first?.tick ?? 0).")
    // Their numbers go on, and none is left out.
    #expect(rig.log.runs.difference(from: rig.due).first == nil)
  }
}
