import PlayerRoster

/// Refreshes a lobby when the test says so.
@MainActor
final class HandDrivenRefresh: RefreshMaking {
  typealias Refresh = @MainActor () async throws -> Void

  /// The last that was made, as long as somebody holds it.
  private(set) weak var current: Hand?
  /// How many were made.
  private(set) var count = 0

  nonisolated init() {}

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping Refresh, profile: @escaping Refresh,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let hand = Hand { feed in
      do {
        try await feed == .timeline ? timeline() : profile()
      } catch {
        onFailure(feed, error)
      }
    }
    (current, count) = (hand, count + 1)
    return hand
  }

  /// Lets a tick pass in which these are refreshed, where a lobby is open.
  func beat(_ feeds: [Feed] = Feed.allCases) async { await current?.beat(feeds) }
}

@MainActor
final class Hand: LiveRefreshing {
  private(set) var tick = 0
  private(set) var isRunning = false
  private let refresh: @MainActor (Feed) async -> Void

  init(_ refresh: @escaping @MainActor (Feed) async -> Void) { self.refresh = refresh }

  func start() { isRunning = true }
  func stop() { isRunning = false }
  func setPeriod(_ period: Int, of feed: Feed) {}

  fileprivate func beat(_ due: [Feed]) async {
    guard isRunning else { return }
    tick += 1
    for feed in due { await refresh(feed) }
  }
}
