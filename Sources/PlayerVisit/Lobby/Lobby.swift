/// A visitor's view of the lobby, kept fresh while it is open.
@MainActor
public final class Lobby {
  /// The number of timeline entries to keep.
  public static let longestTimeline = 5

  public let account: Account
  public private(set) var content: LobbyContent
  public private(set) var table: any LobbyTable
  /// Changes with the table, which a ``TableWindow`` must then show.
  public private(set) var tableNumber = 1
  /// The visitor's best score and rank; `nil` if they are not on the roster.
  public private(set) var profile: PlayerDetails?
  /// The number of refreshes and failures so far: a change makes a picture stale.
  public private(set) var refreshes = 0
  /// Called after each refresh with the feed and the tick; the tick is 0 while opening.
  public var onRefresh: ((Feed, _ tick: Int) -> Void)?

  private let roster: any RosterKeeping
  private let tables: any LobbyTabling
  private let refreshMaking: any RefreshMaking
  private let plan: RefreshPlan
  private let problem: String?
  private let ownKey: String?

  /// `nil` while the lobby is closed.
  private var refresh: (any LiveRefreshing)?
  private var health: [Feed: FeedHealth]
  /// The stamp of the roster in the table.
  private var tableStamp: RosterStamp?
  /// The stamp of the roster in the profile.
  private var profileStamp: RosterStamp?

  /// - Parameter problem: One sentence about something that failed on the way to the lobby.
  public init(
    account: Account, roster: any RosterKeeping, tables: any LobbyTabling,
    refresh: any RefreshMaking, plan: RefreshPlan, problem: String? = nil
  ) {
    self.account = account
    self.roster = roster
    self.tables = tables
    self.refreshMaking = refresh
    self.plan = plan
    self.problem = problem
    ownKey = (try? Nickname(account.nickname))?.key
    health = [
      .timeline: FeedHealth(period: plan.timelinePeriod),
      .profile: FeedHealth(period: plan.profilePeriod),
    ]
    content = LobbyContent(notices: problem.map { [Notice($0, isWarning: true)] } ?? [])
    table = tables.table(of: content)
  }

  /// Reads the roster and starts refreshing; does nothing if the lobby is open.
  public func open() {
    guard refresh == nil else { return }
    refresh = refreshMaking.makeRefresh(
      plan,
      timeline: { [weak self] in try await self?.refreshTimeline() },
      profile: { [weak self] in try await self?.refreshProfile() },
      onFailure: { [weak self] feed, error in self?.report(error, of: feed) })
    do {
      showTimeline(try RosterLook(at: roster, knowing: [tableStamp]))
      showProfile(try RosterLook(at: roster, knowing: [tableStamp, profileStamp]))
    } catch {
      report(error, of: .timeline)
    }
    refresh?.start()
  }

  /// Stops refreshing, and releases the refresh.
  public func close() {
    refresh?.stop()
    refresh = nil
  }

  // MARK: - Timeline

  private func refreshTimeline() async throws {
    guard let refresh else { return }
    let look = try await RosterLook.taken(of: roster, knowing: [tableStamp])
    // If the lobby was closed meanwhile, and perhaps reopened, the old answer is worthless.
    guard refresh === self.refresh else { return }
    showTimeline(look)
  }

  private func showTimeline(_ look: RosterLook) {
    if let players = look.players {
      show(players)
      tableStamp = look.stamp
    }
    noteSuccess(of: .timeline)
  }

  private func show(_ players: [Player]) {
    change { content in
      // The first look finds every player, which is no news.
      let news = tableStamp == nil ? [] : RosterNews.entries(from: content.players, to: players)
      content.timeline = Array((news + content.timeline).prefix(Lobby.longestTimeline))
      content.players = players
      content.own = own(among: players)?.id
    }
  }

  private func own(among players: [Player]) -> Player? {
    players.first { $0.nickname.key == ownKey }
  }

  // MARK: - Profile

  private func refreshProfile() async throws {
    guard let refresh else { return }
    let look = try await RosterLook.taken(of: roster, knowing: [tableStamp, profileStamp])
    guard refresh === self.refresh else { return }
    showProfile(look)
    noteSuccess(of: .profile)
  }

  private func showProfile(_ look: RosterLook) {
    guard look.stamp != profileStamp else { return }
    // Reuse the players that the table shows instead of reading them again.
    let players = look.players ?? content.players
    profile = own(among: players).map { player in
      PlayerDetails(
        player: player, isOwn: true,
        rank: 1 + players.count { $0.bestScore > player.bestScore },
        count: players.count)
    }
    profileStamp = look.stamp
  }

  // MARK: - Health

  private func noteSuccess(of feed: Feed) {
    change(feed) { $0.recover() }
    refreshes += 1
    onRefresh?(feed, refresh?.tick ?? 0)
  }

  private func report(_ error: any Error, of feed: Feed) {
    guard refresh != nil else { return }
    change(feed) { $0.fail(String(describing: error)) }
    refreshes += 1
  }

  private func change(_ feed: Feed, _ edit: (inout FeedHealth) -> Void) {
    guard let old = health[feed] else { return }
    var new = old
    edit(&new)
    health[feed] = new
    if new.period != old.period {
      refresh?.setPeriod(new.period, of: feed)
    }
    change { $0.notices = notices }
  }

  /// The current problems, each reason once: `problem` often ends with a feed's problem.
  private var notices: [Notice] {
    let problems = [problem] + Feed.allCases.map { health[$0]?.problem }
    return problems.compactMap { $0 }.reduce(into: []) { notices, problem in
      guard !notices.contains(where: { $0.text.hasSuffix(problem) }) else { return }
      notices.append(Notice(problem, isWarning: true))
    }
  }

  /// Edits the content, and makes a new table only if the content changes.
  private func change(_ edit: (inout LobbyContent) -> Void) {
    var new = content
    edit(&new)
    guard new != content else { return }
    content = new
    table = tables.table(of: content)
    tableNumber += 1
  }
}
