import PlayerRoster
import SchedulerGuest
import Testing

@MainActor
@Suite(
  "A timer from outside",
  .enabled(if: refresh(ticks: AsyncStream { nil }) != nil, "It is not tried yet."))
struct GuestTests {
  @Test("The feeds are refreshed when the test lets a tick come, each in its period")
  func ticks() async throws {
    let (ticks, hand) = AsyncStream.makeStream(of: Void.self)
    let (news, log) = AsyncStream.makeStream(of: String.self)
    // The clock would have to run for a day.
    let plan = RefreshPlan(tickLength: .seconds(86_400), timelinePeriod: 1, profilePeriod: 2)
    let live = try #require(refresh(ticks: ticks)).makeRefresh(
      plan, timeline: { log.yield("timeline") }, profile: { log.yield("profile") },
      onFailure: { feed, _ in log.yield("\(feed) failed") })
    live.start()
    for _ in 1...4 { hand.yield() }
    var told: [String] = []
    for await word in news {
      told.append(word)
      if told.count == 6 { break }
    }
    live.stop()
    #expect(told == ["timeline", "timeline", "profile", "timeline", "timeline", "profile"])
  }
}
