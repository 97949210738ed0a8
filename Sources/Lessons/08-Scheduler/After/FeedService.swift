// snippet: feed-service
/// Refreshes a feed of the lobby.
@MainActor
final class FeedService: Service {
  private var period: Int
  private let refresh: @MainActor () async throws -> Void
  private let onFailure: @MainActor (any Error) -> Void

  init(
    period: Int, refresh: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    self.period = FeedService.checked(period)
    self.refresh = refresh
    self.onFailure = onFailure
  }

  func setPeriod(_ period: Int) {
    self.period = FeedService.checked(period)
  }

  func isDue(at tick: Int) -> Bool {
    tick.isMultiple(of: period)
  }

  func execute() async {
    do {
      try await refresh()
    } catch {
      // Nobody waits any more for what was cancelled.
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}
// end: feed-service
