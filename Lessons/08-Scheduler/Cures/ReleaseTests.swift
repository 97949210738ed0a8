import PlayerVisit
import Testing

@Suite("Our next release: the profile is spared")
@MainActor
struct ReleaseTests {
  @Test(
    "The profile is left out while the timeline comes every 100 ticks or less often",
    arguments: Side.allCases)
  func leftOut(side: Side) async {
    let rig = Rig(side, timeline: 100, profile: 7)
    rig.refresh.start()
    await rig.reach(120)
    let slow = rig.refresh.tick
    rig.refresh.setPeriod(250, of: .timeline)
    await rig.reach(slow + 20)
    // A hundred is slow, and ninety-nine is not.
    let quick = rig.refresh.tick
    rig.refresh.setPeriod(99, of: .timeline)
    await rig.run(through: quick + 110)
    let never = 1_000_000
    #expect(
      rig.log.runs
        == .due(through: slow, timeline: 100, profile: never)
        + .due(after: slow, through: quick, timeline: 250, profile: never)
        + .due(after: quick, through: quick + 110, timeline: 99, profile: 7))
  }

  @Test(
    "An overload that begins within a tick leaves that tick as it was", arguments: Side.allCases)
  func begins(side: Side) async {
    let rig = Rig(side, timeline: 2, profile: 3)
    rig.log.onRun = { run, refresh in
      // In tick 6 the profile is due as well, and still to come.
      if run == Run(feed: .timeline, tick: 6) { refresh.setPeriod(100, of: .timeline) }
    }
    await rig.run(through: 30)
    let before = [Run].due(through: 6, timeline: 2, profile: 3)
    #expect(Array(rig.log.runs.prefix(before.count)) == before)
    #expect(rig.log.runs.dropFirst(before.count).allSatisfy { $0.feed == .timeline })
  }

  @Test("An overload that ends within a tick leaves that tick as it was", arguments: Side.allCases)
  func ends(side: Side) async {
    let rig = Rig(side, timeline: 100, profile: 5)
    rig.log.onRun = { run, refresh in
      // The profile would be due in this tick as well.
      if run == Run(feed: .timeline, tick: 100) { refresh.setPeriod(50, of: .timeline) }
    }
    rig.refresh.start()
    await rig.run(through: 111)
    #expect(
      rig.log.runs
        == [Run(feed: .timeline, tick: 100)]
        + .due(after: 100, through: 111, timeline: 50, profile: 5))
  }

  @Test("A period set for the profile in an overload counts after it", arguments: Side.allCases)
  func meanwhile(side: Side) async {
    let rig = Rig(side, timeline: 100, profile: 5)
    rig.refresh.start()
    await rig.reach(10)
    rig.refresh.setPeriod(3, of: .profile)
    await rig.reach(20)
    let change = rig.refresh.tick
    rig.refresh.setPeriod(4, of: .timeline)
    await rig.run(through: change + 12)
    #expect(
      rig.log.runs.filter { $0.tick > change }
        == .due(after: change, through: change + 12, timeline: 4, profile: 3))
    #expect(rig.log.runs.allSatisfy { $0.feed == .timeline || $0.tick > change })
  }
}

@Suite("Our next release: the standings")
@MainActor
struct ReleaseAndStandingsTests {
  @Test("The standings are asked for during an overload, too")
  func overload() async {
    let hall = Hall()
    await hall.run(Side.theirs.maker, timeline: 100, profile: 7) { refresh in
      await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
    }
    hall.expectQuestions(through: 600)
  }
}
