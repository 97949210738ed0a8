import SchedulerAfter

// snippet: standings
/// Asks the hall's server for the standings, in every sixth tick.
public struct Standings: ScheduledJob {
  private let ask: @MainActor @Sendable () async -> Void

  public init(ask: @escaping @MainActor @Sendable () async -> Void) { self.ask = ask }

  public func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 6) }
  public func run() async { await ask() }
}
// end: standings
