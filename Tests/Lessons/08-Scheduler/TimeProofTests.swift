import PlayerVisit
import SchedulerBefore
import Testing

@testable import SchedulerAfter

/// Asks each version whether a profile with a period of 20,000 ticks is refreshed in tick 20,000.
@Suite("Proofs: a test that waits for the clock, and a test that makes its own ticks")
@MainActor
struct TimeProofTests {
  @Test(
    "A test of the before version waits for the clock, and cannot stop the lobby at a chosen tick")
  func waits() async {
    let (clock, start) = (SuspendingClock(), SuspendingClock.now)
    var refreshes = 0
    // Ticks much shorter than these would become due faster than they run.
    let lobby = SchedulerBefore.LiveRefresh().makeRefresh(
      .plan(timeline: 2, profile: 20_000, tickLength: .microseconds(20)),
      timeline: {}, profile: { refreshes += 1 }, onFailure: { _, _ in })
    lobby.start()
    await wait(for: "tick 20,000 to be over") { lobby.tick > 20_000 }
    lobby.stop()
    // On a busy machine, tick 40,000 may also be over.
    #expect(refreshes >= 1)
    #expect(clock.now - start >= .milliseconds(400))
  }

  @Test("A test of the after version decides when a tick comes")
  func fires() async {
    // snippet: fires
    let timer = ManualTimer()
    var refreshes = 0
    var maker = SchedulerAfter.LiveRefresh()
    maker.makeTimer = { _ in timer }
    let lobby = maker.makeRefresh(
      .plan(timeline: 2, profile: 20_000),
      timeline: {}, profile: { refreshes += 1 }, onFailure: { _, _ in })
    lobby.start()
    await timer.fire(19_999)
    #expect(refreshes == 0)
    await timer.fire(1)
    #expect(refreshes == 1)
    // end: fires
  }
}
