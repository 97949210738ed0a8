import PlayerVisit

@testable import ArcadeProgram

/// Refreshes the most recently opened lobby, at a test's command.
@MainActor
final class HandDrivenRefresh: RefreshMaking, LiveRefreshing {
  typealias Refresh = @MainActor () async throws -> Void

  /// How many refreshes were made.
  private(set) var count = 0
  private(set) var tick = 0
  private(set) var isRunning = false
  private var refresh: @MainActor (Feed) async -> Void = { _ in }
  /// Whether a tick is not over yet.
  private var isBusy = false

  nonisolated init() {}

  /// The arcade's kata.
  nonisolated var kata: KataPart { KataPart(SchedulerSeam.self, self) }

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping Refresh, profile: @escaping Refresh,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    count += 1
    refresh = { feed in
      do { try await feed == .timeline ? timeline() : profile() } catch { onFailure(feed, error) }
    }
    return self
  }

  func start() { isRunning = true }
  func stop() { isRunning = false }
  func setPeriod(_ period: Int, of feed: Feed) {}

  /// Lets a tick pass.
  func beat(_ feeds: [Feed] = Feed.allCases) async {
    tick += 1
    for feed in feeds where isRunning { await refresh(feed) }
  }

  /// A tick in a script, which continues when the refreshes have answered.
  nonisolated var beats: [ScriptedDisplay.Step] {
    [
      .outside {
        MainActor.assumeIsolated {
          self.isBusy = true
          Task {
            await self.beat()
            self.isBusy = false
          }
        }
      },
      .when("a refreshed lobby") { _ in MainActor.assumeIsolated { !self.isBusy } },
    ]
  }
}
