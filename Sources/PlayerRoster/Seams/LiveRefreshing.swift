/// What the lobby refreshes while it is open.
public enum Feed: String, Hashable, Sendable, CaseIterable {
  case timeline, profile
}

/// The lobby's refresh periods.
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

/// Refreshes feeds in the background, each with its own period.
///
/// The rules:
/// - Ticks are counted from 1. A feed is refreshed in every tick that is a multiple of its period;
///   if both are due in a tick, the timeline comes first.
/// - Nothing overtakes a slow refresh: the other feed of its tick and all later ticks
///   wait for its answer.
/// - A late tick is made up for, none is skipped, and none comes early.
/// - A feed that throws is reported to `onFailure` and stops nothing.
/// - Starting twice does nothing. After ``stop()``, even in the middle of a tick, nothing is
///   refreshed; starting again counts from 1.
/// - A stop cancels the refresh under way without waiting for it. An error that it throws later
///   is not reported.
@MainActor
public protocol LiveRefreshing: AnyObject {
  /// The number of the last tick; 0 before the first.
  var tick: Int { get }
  var isRunning: Bool { get }
  func start()
  func stop()
  /// Changes a feed's period from the next tick on, for example to spare a server.
  ///
  /// - Parameter period: In ticks, at least 1.
  func setPeriod(_ period: Int, of feed: Feed)
}

/// Makes a lobby's refresh.
public protocol RefreshMaking: Sendable {
  /// - Parameters:
  ///   - timeline: Refreshes the timeline; returns when the answer has come.
  ///   - profile: Refreshes the profile, in the same way.
  ///   - onFailure: Called when one of them throws.
  @MainActor
  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing
}
