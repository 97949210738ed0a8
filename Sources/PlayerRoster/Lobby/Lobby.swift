import Foundation

/// What somebody in the lobby sees, kept fresh while it is open.
@MainActor
public final class Lobby {
  public let account: Account
  public private(set) var content = LobbyContent()
  public private(set) var table: any LobbyTable
  /// How often something was refreshed: a picture is stale when this has changed.
  public private(set) var refreshes = 0
  /// Called after each refresh with what was refreshed, and in which tick; 0 while opening.
  public var onRefresh: ((Feed, _ tick: Int) -> Void)?

  private let roster: any RosterKeeping
  private let tables: any LobbyTabling
  private var refresh: (any LiveRefreshing)?
  private let problem: String?

  /// - Parameter problem: One sentence about something that failed on the way here.
  public init(
    account: Account, roster: any RosterKeeping, tables: any LobbyTabling,
    refresh: any RefreshMaking, plan: RefreshPlan, problem: String? = nil
  ) {
    self.account = account
    self.roster = roster
    self.tables = tables
    self.problem = problem
    table = tables.table(of: content)
    self.refresh = refresh.makeRefresh(
      plan,
      timeline: { [weak self] in try self?.refreshTimeline() },
      profile: { [weak self] in try self?.refreshProfile() },
      onFailure: { [weak self] feed, error in self?.report(error, of: feed) })
  }

  /// Reads the roster and begins to refresh it.
  public func open() {
    do {
      try refreshTimeline()
    } catch {
      report(error, of: .timeline)
    }
    refresh?.start()
  }

  /// Ends the refreshing.
  public func close() {
    refresh?.stop()
  }

  private func refreshTimeline() throws {
    content.players = try roster.players()
    content.own = content.players.first { $0.nickname.text == account.nickname }?.id
    table = tables.table(of: content)
    noteRefresh(of: .timeline)
  }

  private func refreshProfile() throws {
    noteRefresh(of: .profile)
  }

  private func noteRefresh(of feed: Feed) {
    refreshes += 1
    onRefresh?(feed, refresh?.tick ?? 0)
  }

  private func report(_ error: any Error, of feed: Feed) {}
}
