import PlayerRoster
import SchedulerAfter
import SchedulerBefore
import Testing

/// One question to each version: is a profile with a period of 20,000 ticks refreshed in that tick?
@Suite("Proofs: the test that waits, and the test that does not")
@MainActor
struct TimeProofTests {
  // snippet: waits
  @Test("A test of the before version has to wait for the clock")
  func waits() async {
    let (clock, start) = (SuspendingClock(), SuspendingClock.now)
    var refreshes = 0
    let lobby = SchedulerBefore.LiveRefresh().makeRefresh(
      .plan(timeline: 2, profile: 20_000, tickLength: .microseconds(20)),
      timeline: {}, profile: { refreshes += 1 }, onFailure: { _, _ in })
    lobby.start()
    await wait(for: "tick 20,000 to be over") { lobby.tick > 20_000 }
    lobby.stop()
    // The clock does not wait for the test: there may be more.
    #expect(refreshes >= 1)
    #expect(clock.now - start >= .milliseconds(400))
  }
  // end: waits

  // snippet: fires
  @Test("A test of the after version makes the ticks itself")
  func fires() async {
    let timer = ManualTimer()
    var refreshes = 0
    let lobby = SchedulerAfter.LiveRefresh(timer: { _ in timer }).makeRefresh(
      .plan(timeline: 2, profile: 20_000),
      timeline: {}, profile: { refreshes += 1 }, onFailure: { _, _ in })
    lobby.start()
    await timer.fire(19_999)
    #expect(refreshes == 0)
    await timer.fire(1)
    #expect(refreshes == 1)
  }
  // end: fires

  @Test("A thousand hours pass while a test runs", arguments: Side.allCases)
  func hours(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 24, tickLength: .seconds(3_600))
    rig.refresh.start()
    for _ in 1...1_100 { await rig.skip(ticks: 1) }
    withKnownIssue("The before version keeps the time itself, and its first hour is not over.") {
      #expect(rig.refresh.tick >= 1_000)
    } when: {
      side == .before
    }
    rig.refresh.stop()
  }
}
