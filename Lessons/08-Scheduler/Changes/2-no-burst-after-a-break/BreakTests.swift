import PlayerVisit
import Testing

@Suite("A long break")
@MainActor
struct BreakTests {
  private let clock = SuspendingClock()
  /// A busy machine is always a little late. Ticks that were late before the break may be made up
  /// for after it.
  private let mostLate = 20

  @Test(
    "After a break of over 1,000 ticks, one tick comes at once, and the others in their own time",
    arguments: Side.allCases)
  func broken(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1_000_000)
    var start = clock.now
    var rest: (first: Int, start: SuspendingClock.Instant)?
    var early: [Run] = []
    rig.log.onRun = { run, _ in
      if let rest {
        let time = rest.start + Rig.tickLength * (run.tick - rest.first - mostLate)
        if clock.now < time { early.append(run) }
      } else if run.tick >= 3, clock.now < start + Rig.tickLength * (run.tick + mostLate) {
        let end = clock.now + Rig.tickLength * 1_200
        while clock.now < end {}
        rest = (run.tick + 1, end)
      }
    }
    // Once more if the machine pauses just here: all ticks would seem late.
    repeat {
      rig.refresh.stop()
      start = clock.now
      rig.refresh.start()
    } while clock.now > start + Rig.tickLength * 5
    await wait(for: "the break", ticks: 1_000) { rest != nil }
    await rig.run(through: (rest?.first ?? 0) + 300)
    #expect(early.count == 0, "The first is \(early.first?.tick ?? 0).")
    // Their numbers go on, and none is left out.
    #expect(rig.log.runs.difference(from: rig.due).first == nil)
  }
}
