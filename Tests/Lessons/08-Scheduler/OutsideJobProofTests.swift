import PlayerRoster
import SchedulerAfter
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else.

/// Counts the days of a tournament. No file of the lesson knows it.
@MainActor
private final class Tournament: ScheduledJob {
  private(set) var days = 0

  func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 24) }
  func run() { days += 1 }
}

@Suite("Proofs: a job from outside")
@MainActor
struct OutsideJobProofTests {
  @Test("The after version runs a job from outside beside the lobby's own jobs")
  func tournament() async {
    let tournament = Tournament()
    let ticks = HandTicks()
    let maker = LiveRefresh(
      jobs: { [tournament] }, timer: { _ in StreamTimer(ticks: ticks.stream) })
    let rig = Rig(maker, ticks, timeline: 5, profile: 7)
    await rig.run(through: 72)
    #expect(tournament.days == rig.refresh.tick / 24)
    #expect(rig.log.runs == rig.due)
  }

  @Test("A lobby on the machine's clock runs the jobs from outside")
  func onClock() async {
    let tournament = Tournament()
    let rig = Rig(LiveRefresh(jobs: { [tournament] }), nil, timeline: 5, profile: 7)
    await rig.run(through: 48)
    #expect(tournament.days == rig.refresh.tick / 24)
  }

  @Test("Two lobbies share no job, since a factory makes them for each")
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
}
