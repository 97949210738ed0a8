/// What somebody in the lobby sees, kept fresh while it is open.
@MainActor
public final class Lobby {
  /// How many entries of the timeline are kept.
  public static let longestTimeline = 5

  public let account: Account
  public private(set) var content: LobbyContent
  public private(set) var table: any LobbyTable
  /// Changes with the table: a ``TableWindow`` is shown the new one then.
  public private(set) var tableNumber = 1
  /// The best score and the rank of whose lobby it is; `nil` where they are not on the roster.
  public private(set) var profile: PlayerDetails?
  /// How often something was refreshed, or could not be: a picture is stale when this has changed.
  public private(set) var refreshes = 0
  /// Called after each refresh with what was refreshed, and in which tick; 0 while opening.
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
  /// Which roster the table shows.
  private var tableStamp: RosterStamp?
  /// Which roster the profile is from.
  private var profileStamp: RosterStamp?

  /// - Parameter problem: One sentence about something that failed on the way here.
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

  /// Reads the roster and begins to refresh it; an open lobby stays as it is.
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

  /// Ends the refreshing. Nothing of it is left.
  public func close() {
    refresh?.stop()
    refresh = nil
  }

  // MARK: - Timeline

  private func refreshTimeline() async throws {
    guard let refresh else { return }
    let look = try await RosterLook.taken(of: roster, knowing: [tableStamp])
    // Whoever closed the lobby meanwhile, and may have opened it again, waits for no old answer.
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
      // The first look finds everybody, which is no news.
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
    // What the table shows is known, and is not read again.
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

  /// What is wrong, each reason once: a feed often fails for the reason that the problem ends with.
  private var notices: [Notice] {
    let problems = [problem] + Feed.allCases.map { health[$0]?.problem }
    return problems.compactMap { $0 }.reduce(into: []) { notices, problem in
      guard !notices.contains(where: { $0.text.hasSuffix(problem) }) else { return }
      notices.append(Notice(problem, isWarning: true))
    }
  }

  /// Changes the content, and makes a table of it only where something did change.
  private func change(_ edit: (inout LobbyContent) -> Void) {
    var new = content
    edit(&new)
    guard new != content else { return }
    content = new
    table = tables.table(of: content)
    tableNumber += 1
  }
}
