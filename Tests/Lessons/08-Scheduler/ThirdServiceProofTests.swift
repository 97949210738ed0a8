import PlayerRoster
import Testing

@testable import SchedulerAfter

// snippet: third-service
/// Counts the days of a tournament. Made for this proof: no file of the lesson knows it.
@MainActor
private final class Tournament: Service {
  let period = Period(24)
  private(set) var days = 0

  func execute() {
    days += 1
  }
}
// end: third-service

/// A factory of its own, for a lobby with a tournament.
private struct TournamentRefresh: RefreshMaking {
  let tournament: Tournament
  let timer: HandTimer

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () throws -> Void,
    profile: @escaping @MainActor () throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let timeline = FeedService(period: Period(plan.timelinePeriod), refresh: timeline)
    let profile = FeedService(period: Period(plan.profilePeriod), refresh: profile)

    let scheduler = Scheduler(timer: timer)
    scheduler.register(timeline) { onFailure(.timeline, $0) }
    scheduler.register(tournament) { _ in }
    scheduler.register(profile) { onFailure(.profile, $0) }
    return FeedRefresh(scheduler: scheduler, timeline: timeline, profile: profile)
  }
}

/// What after can do because its scheduler knows no service by name.
@Suite("Proofs: a third service")
@MainActor
struct ThirdServiceProofTests {
  // snippet: third-service-test
  @Test("After executes a service that it has never seen beside those of the lobby")
  func thirdService() async {
    let tournament = Tournament()
    let timer = HandTimer()
    let rig = Rig(
      TournamentRefresh(tournament: tournament, timer: timer), timer, timeline: 5, profile: 7)
    rig.refresh.start()
    await rig.reach(72)
    #expect(tournament.days == 3)
    #expect(rig.log.runs == .due(through: 72, timeline: 5, profile: 7))
  }
  // end: third-service-test
}
