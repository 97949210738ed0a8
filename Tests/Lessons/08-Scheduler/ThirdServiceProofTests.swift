import PlayerRoster
import SchedulerAfter
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else.

// snippet: third-service
/// Counts the days of a tournament. No file of the lesson knows it.
@MainActor
private final class Tournament: Service {
  private(set) var days = 0

  func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 24) }
  func execute() { days += 1 }
}
// end: third-service

@Suite("Proofs: a third service from outside")
@MainActor
struct ThirdServiceProofTests {
  // snippet: third-service-test
  @Test("The after version executes a service that it has never seen beside those of the lobby")
  func thirdService() async {
    let tournament = Tournament()
    let timer = HandTimer()
    let maker = LiveRefresh(services: [tournament]) { _ in timer }
    let rig = Rig(maker, timer, timeline: 5, profile: 7)
    await rig.run(through: 72)
    #expect(tournament.days == 3)
    #expect(rig.log.runs == .due(through: 72, timeline: 5, profile: 7))
  }
  // end: third-service-test
}
