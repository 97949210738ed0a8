import Foundation
import PlayerVisit
import Testing

@MainActor
@Suite("Newcomers can be greeted")
struct NewcomerTests {
  @Test(
    "Only a player who joined while the lobby was open is new in the list",
    arguments: Side.allCases)
  func joins(side: Side) async throws {
    let visit = try Visit(to: side.tables, of: "Anna", by: "Anna")
    #expect(visit.names == ["Anna (you)"])
    try visit.roster.add("Ben")
    try await visit.look()
    try visit.roster.record(70, of: "Anna")
    try await visit.look()
    #expect(visit.names == ["Anna (you)", "Ben (new)"])
    let painting = visit.lobby.table.painting(of: visit.lobby.table.rowCount - 1)
    #expect(painting[1].text == "Ben (new)")
    #expect(painting[1].tint == .plain)
    let text = visit.lobby.table.text(of: visit.lobby.table.rowCount - 1)
    #expect(text == "Ben (new): no score yet, no visit yet.")
  }

  @Test(
    "Newcomers stay new until later news has pushed theirs out", arguments: Side.allCases)
  func fiveNews(side: Side) async throws {
    let visit = try Visit(to: side.tables, of: "Anna", by: "Anna")
    try visit.roster.add("Ben")
    try await visit.look()
    for score in 1...4 {
      try visit.roster.record(score, of: "Ben")
      try await visit.look()
      #expect(visit.names == ["Anna (you)", "Ben (new)"])
    }
    try visit.roster.record(5, of: "Anna")
    try await visit.look()
    #expect(visit.names == ["Anna (you)", "Ben"])
  }

  @Test("The lobby's own player joins as “you”", arguments: Side.allCases)
  func own(side: Side) async throws {
    let visit = try Visit(to: side.tables, of: "Anna", by: "Zoe")
    try visit.roster.add("Ben")
    try visit.roster.add("Zoe")
    try await visit.look()
    #expect(visit.names == ["Anna", "Ben (new)", "Zoe (you)"])
    try visit.roster.remove("Ben")
    try await visit.look()
    #expect(visit.names == ["Anna", "Zoe (you)"])
  }
}

/// An open lobby that looks at its roster when it is told to.
@MainActor
private final class Visit {
  let roster = OpenRoster()
  let lobby: Lobby
  private let refresh = RefreshByHand()

  init(to tables: any LobbyTabling, of nicknames: String..., by own: String) throws {
    for nickname in nicknames { try roster.add(nickname) }
    lobby = Lobby(
      account: Account(id: 1, nickname: own), roster: roster, tables: tables, refresh: refresh,
      plan: RefreshPlan(tickLength: .milliseconds(500), timelinePeriod: 1, profilePeriod: 1))
    lobby.open()
  }

  func look() async throws { try await refresh.timeline?() }

  /// The players' names as they are painted.
  var names: [String] {
    lobby.table.rows.filter { lobby.table.player(of: $0) != nil }
      .map { lobby.table.painting(of: $0)[1].text }
  }
}

@MainActor
private final class RefreshByHand: RefreshMaking, LiveRefreshing {
  private(set) var timeline: (@MainActor () async throws -> Void)?
  let tick = 0
  let isRunning = true

  func start() {}
  func stop() {}
  func setPeriod(_ period: Int, of feed: Feed) {}

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    self.timeline = timeline
    return self
  }
}

/// A roster without rules, in memory.
private final class OpenRoster: RosterKeeping {
  private let store = InMemoryRosterStore()

  func stamp() throws(RosterError) -> RosterStamp { try store.stamp() }

  func players() throws(RosterError) -> [Player] {
    try store.load().players.sorted { $0.nickname.text < $1.nickname.text }
  }

  func lines() throws(RosterError) -> [RosterLine] { [] }

  @discardableResult
  func add(_ nickname: String) throws(RosterError) -> Player {
    let nickname = try Nickname(nickname)
    return try store.update { roster throws(RosterError) in try roster.add(nickname) }
  }

  @discardableResult
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    let (id, nickname) = (try id(of: nickname), try Nickname(newNickname))
    return try store.update { roster throws(RosterError) in try roster.rename(id, to: nickname) }
  }

  @discardableResult
  func remove(_ nickname: String) throws(RosterError) -> Player {
    let id = try id(of: nickname)
    return try store.update { roster throws(RosterError) in try roster.remove(id) }
  }

  @discardableResult
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    let id = try id(of: nickname)
    return try store.update { roster throws(RosterError) in try roster.noteVisit(of: id, at: time) }
  }

  @discardableResult
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    let id = try id(of: nickname)
    return try store.update { roster throws(RosterError) in try roster.record(score, of: id) }
  }

  private func id(of nickname: String) throws(RosterError) -> Player.ID {
    let nickname = try Nickname(nickname)
    guard let player = try store.load().player(named: nickname) else {
      throw RosterError.unknownPlayer(nickname.text)
    }
    return player.id
  }
}
