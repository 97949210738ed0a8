import PlayerVisit
import SchedulerAfter
import SchedulerAfterFairs
import SchedulerAfterSchool
import SchedulerBefore
import SchedulerBeforeFairs
import SchedulerBeforeSchool
import Testing

/// A partner's module makes a refresh, so the rules of a refresh hold in its lobby. The partners' own
/// suites test only what they added.
@Suite("The rules of a refresh in the partners' lobbies")
@MainActor
struct PartnersRulesTests {
  enum Partners: String, CaseIterable, Codable {
    case fairs, school, both

    @MainActor
    func maker(on side: Side) -> any RefreshMaking {
      switch (self, side) {
      case (.fairs, _): side.fairs
      case (.school, _): side.school
      case (.both, .before):
        SchedulerBeforeFairs.Standings(
          on: SchedulerBeforeSchool.School(on: SchedulerBefore.LiveRefresh())
        ) {
          await HallServer.askForStandings()
        }
      case (.both, .after):
        SchedulerAfterSchool.School(beside: {
          [SchedulerAfterFairs.Standings(ask: HallServer.askForStandings)]
        })
      }
    }
  }

  @Test(
    "A period changed in a partner's lobby takes effect at the next tick", arguments: Side.allCases,
    Partners.allCases)
  func newPeriods(side: Side, partners: Partners) async {
    let rig = Rig(partners.maker(on: side), timeline: 2, profile: 3)
    rig.log.onRun = { run, refresh in
      guard run == Run(feed: .timeline, tick: 6) else { return }
      refresh.setPeriod(5, of: .timeline)
      refresh.setPeriod(4, of: .profile)
    }
    await rig.run(through: 20)
    let parts: [[Run]] = [
      .due(through: 6, timeline: 2, profile: 3),
      .due(after: 6, through: 20, timeline: 5, profile: 4),
    ]
    #expect(rig.log.runs == parts.flatMap { $0 })
  }

  @Test(
    "A partner's lobby reports each failure up to a stop, and none after it",
    arguments: Side.allCases, Partners.allCases)
  func failures(side: Side, partners: Partners) async {
    let rig = Rig(partners.maker(on: side), timeline: 2, profile: 3)
    rig.log.onRun = { run, refresh in
      if run == Run(feed: .timeline, tick: 6) { refresh.stop() }
      throw Outage(run: run)
    }
    rig.refresh.start()
    await rig.reachStop()
    await rig.pass(ticks: 10)
    let due = [Run].due(through: 6, timeline: 2, profile: 3).dropLast()
    #expect(rig.log.runs == Array(due))
    #expect(
      rig.log.failures == due.dropLast().map { Failure(feed: $0.feed, outage: Outage(run: $0)) })
  }

  @Test(
    "Both partners' jobs run in one lobby, each as often as it would alone",
    arguments: Side.allCases)
  func both(side: Side) async {
    let hall = Hall()
    await hall.run(Partners.both.maker(on: side), timeline: 5, profile: 50) { refresh in
      await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
    }
    hall.expectQuestions(through: 600)
  }

  @Test(
    "After a stop within a tick, the standings of that tick are not asked for",
    arguments: Side.allCases)
  func stopInside(side: Side) async {
    let hall = Hall()
    hall.outage = { [unowned hall] feed, tick in
      if feed == "timeline", tick == 6 { hall.refresh?.stop() }
    }
    await hall.run(side.fairs) { refresh in
      await wait(for: "the stop", ticks: 6) { !refresh.isRunning }
      await Hall.pass(ticks: 20, side)
    }
    #expect(hall.asked == [])
  }

  /// An attempt to set an impossible period, in a plan or in a change.
  struct Attempt: Codable {
    let side: Side
    let partners: Partners
    let feed: String
    let isPlan: Bool

    static let all = Side.allCases.flatMap { side in
      [Partners.fairs, .school].flatMap { partners in
        Feed.allCases.flatMap { feed in
          [true, false].map {
            Attempt(side: side, partners: partners, feed: feed.rawValue, isPlan: $0)
          }
        }
      }
    }

    @MainActor
    func make() {
      let maker = partners.maker(on: side)
      guard let feed = Feed(rawValue: feed) else { return }
      if isPlan {
        _ = Rig(
          maker, timeline: feed == .timeline ? 0 : 1, profile: feed == .profile ? 0 : 1)
      } else {
        Rig(maker, timeline: 1, profile: 1).refresh.setPeriod(0, of: feed)
      }
    }
  }

  @Test("A period below 1 traps in a partner's lobby", arguments: Attempt.all)
  func impossiblePeriod(attempt: Attempt) async {
    await #expect(processExitsWith: .failure) { [attempt] in
      await attempt.make()
    }
  }
}
