import PlayerRoster
import Testing

@Suite("What is refreshed when")
@MainActor
struct SchedulingTests {
  struct Periods: CustomTestStringConvertible {
    let timeline: Int
    let profile: Int

    var testDescription: String { "every \(timeline) and every \(profile)" }
  }

  nonisolated static let periods = [
    Periods(timeline: 1, profile: 1), Periods(timeline: 2, profile: 3),
    Periods(timeline: 3, profile: 2), Periods(timeline: 2, profile: 4),
    Periods(timeline: 4, profile: 2), Periods(timeline: 1, profile: 7),
    Periods(timeline: 5, profile: 5),
  ]

  @Test(
    "Each feed is refreshed in its period, the timeline first", arguments: Side.allCases, periods)
  func periods(side: Side, periods: Periods) async {
    let rig = Rig(side, timeline: periods.timeline, profile: periods.profile)
    rig.refresh.start()
    await rig.reach(14)
    rig.refresh.stop()
    #expect(
      rig.log.runs
        == .due(
          through: rig.refresh.tick, timeline: periods.timeline, profile: periods.profile))
  }

  @Test("Nothing is refreshed before the start", arguments: Side.allCases)
  func unstarted(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 1)
    await rig.pass(ticks: 5)
    #expect(rig.refresh.tick == 0)
    #expect(!rig.refresh.isRunning)
    #expect(rig.log.runs == [])
  }

  @Test("Starting alone refreshes nothing: the first tick comes after it", arguments: Side.allCases)
  func started(side: Side) {
    let rig = Rig(side, timeline: 1, profile: 1)
    rig.refresh.start()
    #expect(rig.refresh.isRunning)
    #expect(rig.refresh.tick == 0)
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
