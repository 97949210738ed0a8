import PlayerVisit
import SchedulerAfter

/// The refresh of a lobby that also keeps a school's announcements up to date.
public struct LiveRefresh: RefreshMaking {
  /// Other screens of the school show them.
  public let announcements = Announcements()

  public init() {}

  public func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    SchedulerAfter.LiveRefresh(jobs: { return [announcements] }).makeRefresh(
      plan, timeline: timeline, profile: profile, onFailure: onFailure)
  }
}

/// Asks the school's server for announcements, eight ticks after its last answer.
@MainActor
public final class Announcements: ScheduledJob {
  public private(set) var texts: [String] = []
  private let ask: @MainActor () async -> [String]
  private var tick = 0
  private var nextTick = 8

  /// - Parameter ask: Asks the school's server.
  public nonisolated init(ask: @escaping @MainActor () async -> [String] = { [] }) {
    self.ask = ask
  }

  public func isDue(at tick: Int) -> Bool {
    self.tick = tick
    return tick >= nextTick
  }

  public func run() async {
    texts = await ask()
    nextTick = tick + 8
  }
}
