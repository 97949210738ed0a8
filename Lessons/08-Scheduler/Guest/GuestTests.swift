import PlayerRoster
import SchedulerGuest
import Testing

@MainActor
@Suite(
  "A timer from outside",
  .enabled(if: refresh(ticks: AsyncStream { nil }) != nil, "It is not tried yet."))
struct GuestTests {
  /// The clock would have to run for a day.
  private let plan = RefreshPlan(
    tickLength: .seconds(86_400), timelinePeriod: 1, profilePeriod: 2)

  @Test("The feeds are refreshed when the test lets a tick come, each in its period")
  func ticks() async throws {
    let (ticks, hand) = AsyncStream.makeStream(of: Void.self)
    let (news, log) = AsyncStream.makeStream(of: String.self)
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

  @Test("A tick that comes after a stop refreshes nothing")
  func stopped() async throws {
    let (ticks, hand) = AsyncStream.makeStream(of: Void.self)
    let (news, log) = AsyncStream.makeStream(of: Int.self)
    var count = 0
    let live = try #require(refresh(ticks: ticks)).makeRefresh(
      plan,
      timeline: {
        count += 1
        log.yield(count)
      },
      profile: {}, onFailure: { _, _ in })
    live.start()
    hand.yield()
    for await _ in news { break }
    live.stop()
    hand.yield()
    // Whoever still waits for a tick has many turns to take it.
    for _ in 1...100 { await Task.yield() }
    #expect(count == 1)
  }
}
