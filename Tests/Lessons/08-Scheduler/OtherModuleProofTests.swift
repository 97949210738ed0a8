import PlayerRoster
import SchedulerAfter
import Testing

// This file stands for another module: it sees only what the after version makes public.

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

  @Test("Another module's job and timer work together in one lobby")
  func ownTimer() async {
    let (tournament, timer) = (Tournament(), ManualTimer())
    let maker = LiveRefresh(jobs: { [tournament] }, timer: { _ in timer })
    let lobby = maker.makeRefresh(
      .plan(timeline: 2, profile: 4), timeline: {}, profile: {}, onFailure: { _, _ in })
    lobby.start()
    await timer.fire(71)
    #expect(lobby.tick == 71 && tournament.days == 2)
    await timer.fire(1)
    #expect(lobby.tick == 72 && tournament.days == 3)
  }

  @Test("Two lobbies share no job when another module makes a new job for each")
  func lobbies() async {
    var (tournaments, timers): ([Tournament], [ManualTimer]) = ([], [])
    let maker = LiveRefresh(
      jobs: {
        tournaments.append(Tournament())
        return tournaments.suffix(1)
      },
      timer: { _ in
        timers.append(ManualTimer())
        return timers[timers.count - 1]
      })
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
      let refresh = LiveRefresh(jobs: { return [tournament] }, timer: { _ in timer }).makeRefresh(
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
