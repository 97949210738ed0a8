import PlayerVisit
import Testing

/// A refresh that is dropped need not be stopped first.
@Suite("A refresh that is dropped")
@MainActor
struct OwnershipTests {
  /// What a feed works with; it must be freed with the refresh.
  private final class Source {
    var feeds: [Feed] = []
    var onRefresh: (() -> Void)?

    func note(_ feed: Feed) {
      feeds.append(feed)
      onRefresh?()
    }
  }

  private func refresh(
    _ side: Side, of source: Source, every tickLength: Duration
  ) -> any LiveRefreshing {
    side.maker.makeRefresh(
      RefreshPlan(tickLength: tickLength, timelinePeriod: 2, profilePeriod: 3),
      timeline: { source.note(.timeline) },
      profile: { source.note(.profile) },
      onFailure: { [source] _, _ in _ = source })
  }

  @Test(
    "A dropped refresh is freed, though its next tick is an hour away",
    arguments: Side.allCases)
  func waiting(side: Side) async {
    var source: Source? = Source()
    weak let freedSource = source
    var refreshing = source.map { refresh(side, of: $0, every: .seconds(3_600)) }
    weak let freedRefresh = refreshing
    refreshing?.start()
    // Long enough for its task to start, and to sleep until the first tick.
    await Rig(side).pass(ticks: 5)
    #expect(freedRefresh != nil)

    refreshing = nil
    source = nil
    await wait(for: "the release") { freedRefresh == nil && freedSource == nil }
  }

  @Test(
    "When a refresh is dropped during a tick, that tick is finished and no late tick follows",
    arguments: Side.allCases)
  func insideTick(side: Side) async {
    let source = Source()
    var refreshing: (any LiveRefreshing)? = refresh(side, of: source, every: .microseconds(500))
    weak let freedRefresh = refreshing
    let clock = SuspendingClock()
    source.onRefresh = {
      // In tick 6 both are due; this is the timeline's run, the fourth of five.
      guard source.feeds.count == 4 else { return }
      let end = clock.now + .milliseconds(5)
      while clock.now < end {}
      refreshing = nil
    }
    refreshing?.start()
    await wait(for: "the drop") { refreshing == nil }
    await Rig(side).pass(ticks: 20)
    await wait(for: "the release") { freedRefresh == nil }
    #expect(source.feeds == [.timeline, .profile, .timeline, .timeline, .profile])
  }
}
