import PlayerRoster

/// Refreshes a lobby when the test says so.
@MainActor
final class HandDrivenRefresh: RefreshMaking {
  /// The last that was made, as long as somebody holds it.
  private(set) weak var current: Hand?
  /// How many were made.
  private(set) var count = 0

  nonisolated init() {}

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let hand = Hand([.timeline: timeline, .profile: profile], onFailure: onFailure)
    count += 1
    current = hand
    return hand
  }

  /// Lets a tick pass in which these are refreshed, where a lobby is open.
  func beat(_ feeds: [Feed] = Feed.allCases) async { await current?.beat(feeds) }
}

@MainActor
final class Hand: LiveRefreshing {
  private(set) var tick = 0
  private(set) var isRunning = false
  private let feeds: [Feed: @MainActor () async throws -> Void]
  private let onFailure: @MainActor (Feed, any Error) -> Void

  init(
    _ feeds: [Feed: @MainActor () async throws -> Void],
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) {
    self.feeds = feeds
    self.onFailure = onFailure
  }

  func start() { isRunning = true }
  func stop() { isRunning = false }
  func setPeriod(_ period: Int, of feed: Feed) {}

  fileprivate func beat(_ due: [Feed]) async {
    guard isRunning else { return }
    tick += 1
    for feed in due {
      do { try await feeds[feed]?() } catch { onFailure(feed, error) }
    }
  }
}
