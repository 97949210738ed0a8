/// Refreshes a feed of the lobby.
@MainActor
final class FeedJob: ScheduledJob {
  private var period: Int
  private let refresh: @MainActor () async throws -> Void
  private let onFailure: @MainActor (any Error) -> Void

  init(
    period: Int, refresh: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    self.period = FeedJob.checked(period)
    self.refresh = refresh
    self.onFailure = onFailure
  }

  func setPeriod(_ period: Int) {
    self.period = FeedJob.checked(period)
  }

  func isDue(at tick: Int) -> Bool {
    tick.isMultiple(of: period)
  }

  func run() async {
    do {
      try await refresh()
    } catch {
      // After a stop, failures are no longer reported.
      guard !Task.isCancelled else { return }
      onFailure(error)
    }
  }

  private static func checked(_ period: Int) -> Int {
    precondition(period >= 1, "A period is at least 1 tick, not \(period).")
    return period
  }
}
