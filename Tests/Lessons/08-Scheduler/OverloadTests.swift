import PlayerVisit
import Testing

/// The periods change while servers are overloaded.
@Suite("Periods that change")
@MainActor
struct OverloadTests {
  @Test(
    "A period changed between two ticks takes effect at the next tick", arguments: Side.allCases)
  func fromOutside(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 2)
    rig.refresh.start()
    await rig.reach(5)
    let change = rig.refresh.tick
    rig.refresh.setPeriod(3, of: .timeline)
    rig.refresh.setPeriod(5, of: .profile)
    await rig.run(through: change + 15)
    let parts: [[Run]] = [
      .due(through: change, timeline: 1, profile: 2),
      .due(after: change, through: change + 15, timeline: 3, profile: 5),
    ]
    #expect(rig.log.runs == parts.flatMap { $0 })
  }

  @Test(
    "A period changed during a tick takes effect at the next tick, even for a feed yet to run",
    arguments: Side.allCases)
  func fromInside(side: Side) async {
    let rig = Rig(side)
    rig.log.onRun = { run, refresh in
      // In tick 4 the change would make the profile due; in tick 6 it would not. Both are too late.
      if run == Run(feed: .timeline, tick: 4) { refresh.setPeriod(2, of: .profile) }
      guard run == Run(feed: .timeline, tick: 6) else { return }
      refresh.setPeriod(5, of: .timeline)
      refresh.setPeriod(4, of: .profile)
    }
    await rig.run(through: 20)
    let parts: [[Run]] = [
      .due(through: 4, timeline: 2, profile: 3),
      .due(after: 4, through: 6, timeline: 2, profile: 2),
      .due(after: 6, through: 20, timeline: 5, profile: 4),
    ]
    #expect(rig.log.runs == parts.flatMap { $0 })
  }

  @Test(
    "A period changed before a start takes effect, and is kept after a stop",
    arguments: Side.allCases)
  func beforeStart(side: Side) async {
    let rig = Rig(side)
    rig.refresh.setPeriod(1, of: .timeline)
    await rig.run(through: 2)
    rig.refresh.setPeriod(4, of: .profile)
    rig.log.clear()
    await rig.run(through: 8)
    #expect(rig.log.runs == .due(through: 8, timeline: 1, profile: 4))
  }

  /// Attempts to set an impossible period.
  enum Attempt: String, CaseIterable, Codable {
    case timelinePlan, profilePlan, timelineChange, profileChange

    @MainActor
    func make(of side: Side) {
      switch self {
      case .timelinePlan: _ = Rig(side, timeline: 0)
      case .profilePlan: _ = Rig(side, profile: 0)
      case .timelineChange: Rig(side).refresh.setPeriod(0, of: .timeline)
      case .profileChange: Rig(side).refresh.setPeriod(0, of: .profile)
      }
    }
  }

  @Test("A period below 1 traps", arguments: Side.allCases, Attempt.allCases)
  func impossiblePeriod(side: Side, attempt: Attempt) async {
    await #expect(processExitsWith: .failure) { [side, attempt] in
      await attempt.make(of: side)
    }
  }
}
