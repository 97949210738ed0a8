import SchedulerAfter

// snippet: standings
/// Asks the hall's server for the standings, in every sixth tick.
struct Standings: ScheduledJob {
  private let ask: @MainActor @Sendable () async -> Void

  init(ask: @escaping @MainActor @Sendable () async -> Void) { self.ask = ask }

  func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 6) }
  func run() async { await ask() }
}
// end: standings
