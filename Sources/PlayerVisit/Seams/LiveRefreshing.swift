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
/// - Ticks are counted from 1. A feed is refreshed in every tick that is a multiple of its period,
///   and never twice in one tick; if both are due in a tick, the timeline comes first.
/// - Nothing overtakes a slow refresh: the other feed of its tick and all later ticks
///   wait for its answer.
/// - A late tick is made up for, none is skipped, and none comes early. Any number of late ticks may
///   share a turn of the main actor, but other tasks get turns even if each tick's work takes longer
///   than a tick.
/// - A feed that throws is reported to `onFailure`, before anything else of its tick runs, and stops
///   nothing.
/// - Starting twice does nothing. After ``stop()``, even in the middle of a tick, nothing is
///   refreshed; starting again counts from 1.
/// - A stop cancels the refresh under way. Neither the stop nor a later start waits for it, and an
///   error that it throws later is not reported.
/// - A refresh may be dropped without a stop. The tick under way is finished, no further tick
///   comes, and the refresh and all that it holds are freed.
/// - A period below 1 traps at once, in the plan of a new refresh as in a change.
@MainActor
public protocol LiveRefreshing: AnyObject {
  /// The number of the tick under way, or of the last one; 0 until a start, and from each start to
  /// its first tick. A stop leaves it as it is.
  var tick: Int { get }
  var isRunning: Bool { get }
  func start()
  func stop()
  /// Changes a feed's period from the next tick on, for example to spare a server. A stop and a
  /// start keep it.
  ///
  /// - Parameter period: In ticks, at least 1.
  func setPeriod(_ period: Int, of feed: Feed)
}

/// Makes a refresh for each lobby, independent of all others.
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
