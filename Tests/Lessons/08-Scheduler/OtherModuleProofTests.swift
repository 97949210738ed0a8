import PlayerVisit
import Testing

@testable import SchedulerAfter

// The job here is another module's: it uses only what the after version makes public. The timer is
// ours.

/// Counts the days of a tournament. No file of the lesson knows it.
@MainActor
private final class Tournament: ScheduledJob {
  private(set) var days = 0

  func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 24) }
  func run() { days += 1 }
}

@Suite("Proofs: a job of another module")
@MainActor
struct OtherModuleProofTests {
  @Test("The after version runs a job of another module beside the lobby's own jobs")
  func tournament() async {
    let tournament = Tournament()
    let rig = Rig(LiveRefresh(jobs: { [tournament] }), timeline: 5, profile: 7)
    await rig.run(through: 72)
    #expect(tournament.days == rig.refresh.tick / 24)
    #expect(rig.log.runs == rig.due)
  }

  @Test("Two lobbies share no job when another module makes a new job for each")
  func lobbies() async {
    var (tournaments, timers): ([Tournament], [ManualTimer]) = ([], [])
    var maker = LiveRefresh(jobs: {
      tournaments.append(Tournament())
      return tournaments.suffix(1)
    })
    maker.makeTimer = { _ in
      timers.append(ManualTimer())
      return timers[timers.count - 1]
    }
    let lobbies = (1...2).map { _ in
      maker.makeRefresh(
        .plan(timeline: 2, profile: 4), timeline: {}, profile: {}, onFailure: { _, _ in })
    }
    for lobby in lobbies { lobby.start() }
    await timers[0].fire(72)
    await timers[1].fire(24)
    #expect(tournaments.map(\.days) == [3, 1])
  }

  @Test("Two lobbies share a job that another module makes only once")
  func sharedJob() async {
    let tournament = Tournament()
    for lobby in 1...2 {
      let timer = ManualTimer()
      var maker = LiveRefresh(jobs: { return [tournament] })
      maker.makeTimer = { _ in timer }
      let refresh = maker.makeRefresh(
        .plan(timeline: 2, profile: 4), timeline: {}, profile: {}, onFailure: { _, _ in })
      refresh.start()
      await timer.fire(24)
      #expect(tournament.days == lobby)
    }
  }
}

extension RefreshPlan {
  /// A plan with ticks as long as the arcade's, unless another length is given.
  static func plan(
    timeline: Int, profile: Int, tickLength: Duration = .milliseconds(500)
  ) -> RefreshPlan {
    RefreshPlan(tickLength: tickLength, timelinePeriod: timeline, profilePeriod: profile)
  }
}
