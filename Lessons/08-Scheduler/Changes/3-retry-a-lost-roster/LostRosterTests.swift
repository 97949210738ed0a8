import PlayerVisit
import Testing

@Suite("A roster that is out of reach")
@MainActor
struct LostRosterTests {
  private static let lost = RosterError.unreadable("roster.json", reason: "it is locked")

  @Test(
    "A profile that cannot read the roster is tried in every twelfth tick until it can",
    arguments: Side.allCases)
  func tried(side: Side) async {
    let rig = Rig(side, timeline: 5, profile: 50)
    rig.log.onRun = { run, _ in
      if run.feed == .profile, run.tick < 70 { throw Self.lost }
    }
    await rig.run(through: 105)
    #expect(rig.ticks(of: .profile).prefix(4) == [50, 60, 72, 100])
    #expect(rig.log.failures == [50, 60].map { _ in Failure(feed: .profile, outage: nil) })
    #expect(rig.ticks(of: .timeline).prefix(21) == (1...21).map { $0 * 5 }[...])
  }

  @Test(
    "The profile is refreshed only once in a tick in which it is due anyway",
    arguments: Side.allCases)
  func once(side: Side) async {
    let rig = Rig(side, timeline: 5, profile: 24)
    rig.log.onRun = { run, _ in
      if run.feed == .profile, run.tick < 72 { throw Self.lost }
    }
    await rig.run(through: 96)
    #expect(rig.ticks(of: .profile) == [24, 36, 48, 60, 72, 96])
  }

  @Test(
    "The profile waits for its turn unless it cannot read the roster; the timeline always does",
    arguments: Side.allCases)
  func others(side: Side) async {
    let rig = Rig(side, timeline: 20, profile: 25)
    rig.log.onRun = { run, _ in
      if run.tick == 20 { throw Self.lost }
      if run.tick == 50 { throw Outage(run: run) }
      if run.tick == 75 { throw Self.lost }
    }
    await rig.run(through: 85)
    #expect(rig.ticks(of: .timeline).prefix(4) == [20, 40, 60, 80])
    #expect(rig.ticks(of: .profile).prefix(4) == [25, 50, 75, 84])
  }

  @Test("A retry waits while a slow timeline is awaited", arguments: Side.allCases)
  func slowTimeline(side: Side) async {
    let rig = Rig(side, timeline: 55, profile: 50)
    rig.log.onRun = { run, _ in
      if run.feed == .profile, run.tick < 70 { throw Self.lost }
    }
    rig.log.slow = .timeline
    rig.refresh.start()
    await wait(for: "a question of tick 55") { rig.log.openAnswers == 1 }
    await rig.pass(ticks: 30)
    #expect(rig.ticks(of: .profile) == [50])

    rig.log.slow = nil
    rig.log.answer()
    await rig.run(through: 75)
    #expect(rig.ticks(of: .profile).prefix(3) == [50, 60, 72])
  }

  @Test("A stop also ends the profile's retries", arguments: Side.allCases)
  func stopped(side: Side) async {
    let rig = Rig(side, timeline: 65, profile: 50)
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 65) { refresh.stop() }
      if run.feed == .profile { throw Self.lost }
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 20)
    #expect(
      rig.log.runs == [
        Run(feed: .profile, tick: 50), Run(feed: .profile, tick: 60),
        Run(feed: .timeline, tick: 65),
      ])
  }

  @Test("A retry that is stopped reports nothing", arguments: Side.allCases)
  func stoppedRetry(side: Side) async {
    let rig = Rig(side, timeline: 65, profile: 50)
    rig.log.onRun = { run, refresh in
      if run.tick == 60 { refresh.stop() }
      if run.feed == .profile { throw Self.lost }
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 20)
    #expect(rig.ticks(of: .profile) == [50, 60])
    #expect(rig.log.failures == [Failure(feed: .profile, outage: nil)])
  }
}

extension Rig {
  fileprivate func ticks(of feed: Feed) -> [Int] {
    log.runs.filter { $0.feed == feed }.map(\.tick)
  }
}
