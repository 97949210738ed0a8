import SchedulerBefore

/// Asks the hall's server for the standings, in every sixth tick.
enum Standings {
  static func job(ask: @escaping @MainActor @Sendable () async -> Void) -> ScheduledJob {
    (isDue: { $0.isMultiple(of: 6) }, run: { await ask() })
  }
}
