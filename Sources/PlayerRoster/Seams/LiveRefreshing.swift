/// What the lobby refreshes while it is open.
public enum Feed: String, Hashable, Sendable, CaseIterable {
  case timeline, profile
}

/// How often the lobby refreshes what.
public struct RefreshPlan: Hashable, Sendable {
  /// The time from one tick to the next.
  public var tickLength: Duration
  /// Ticks from one refresh of the timeline to the next; at least 1.
  public var timelinePeriod: Int
  /// Ticks from one refresh of the profile to the next; at least 1.
  public var profilePeriod: Int

  public init(tickLength: Duration, timelinePeriod: Int, profilePeriod: Int) {
    self.tickLength = tickLength
    self.timelinePeriod = timelinePeriod
    self.profilePeriod = profilePeriod
  }
}

/// Refreshes feeds in the background, each in its own period.
///
/// The rules:
/// - Ticks are counted from 1. A feed is refreshed in every tick that is a multiple of its period;
///   where both are due in a tick, the timeline comes first.
/// - A refresh takes its time, and nothing overtakes it: the other feed of its tick and all ticks after
///   it wait for its answer.
/// - A tick that comes late is made up for, none is left out, and none comes before its time.
/// - A feed that throws is reported to `onFailure` and stops nothing.
/// - Starting what runs does nothing. After ``stop()``, also in the middle of a tick, nothing is
///   refreshed any more; starting again counts from 1.
/// - A stop cancels the refresh that is under way and does not wait for it. What it throws afterwards
///   is reported to nobody.
@MainActor
public protocol LiveRefreshing: AnyObject {
  /// The number of the last tick; 0 before the first.
  var tick: Int { get }
  var isRunning: Bool { get }
  func start()
  func stop()
  /// Changes how often a feed is refreshed, from the next tick on: servers may be overloaded.
  ///
  /// - Parameter period: In ticks, at least 1.
  func setPeriod(_ period: Int, of feed: Feed)
}

/// Makes what refreshes a lobby.
public protocol RefreshMaking: Sendable {
  /// - Parameters:
  ///   - timeline: Refreshes the timeline; returns when the answer is there.
  ///   - profile: Refreshes the profile, in the same way.
  ///   - onFailure: Is told when one of them throws.
  @MainActor
  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing
}

/// Makes refreshes that need no clock, such as for a test that would otherwise have to wait.
public protocol TickTaking: RefreshMaking {
  /// The same, on ticks from outside.
  ///
  /// - Parameter ticks: Called at each start. Each element of what it returns is a tick, and there are no
  ///   others.
  @MainActor
  func taking(ticks: @escaping @MainActor () -> AsyncStream<Void>) -> any RefreshMaking
}
