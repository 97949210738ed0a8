import Foundation
import PlayerVisit
import Testing

@MainActor
@Suite("Lobbies")
struct LobbyTests {
  @Test("A lobby is empty until it opens, and then shows the players and marks the visitor")
  func opened() throws {
    let players = [try Player.named("Anna", id: 4), try Player.named("CoolMan", id: 2)]
    let room = LobbyRoom(players)
    #expect(room.lobby.content == LobbyContent() && room.shown == LobbyContent())
    #expect(room.roster.reads == 0 && room.refresh == nil && room.lobby.refreshes == 0)
    // Opening it twice is the same as opening it once.
    for _ in 1...2 {
      room.lobby.open()
      #expect(room.lobby.content == LobbyContent(players: players, own: 2))
      #expect(room.shown == room.lobby.content)
      let refresh = try #require(room.refresh)
      #expect(room.refreshes.plans == [LobbyRoom.plan] && refresh.isRunning)
      #expect(room.lobby.table.rowCount == 2 && room.lobby.refreshes == 1)
    }
  }

  @Test("A lobby finds the visitor in the roster regardless of case")
  func own() throws {
    let players = [try Player.named("Anna", id: 4), try .named("CoolMan", id: 2)]
    for (nickname, id) in [("coolman", 2), (" COOLMAN ", 2), ("Cool", nil), ("", nil)] {
      let room = LobbyRoom(players, account: Account(id: 4, nickname: nickname))
      room.lobby.open()
      #expect(room.lobby.content.own == id && room.lobby.profile?.player.id == id)
    }
  }

  @Test("A closed lobby stops and releases its refresh, and a late feed changes nothing")
  func closing() async throws {
    let room = LobbyRoom.open()
    var refresh = room.refresh
    room.lobby.close()
    #expect(refresh?.isRunning == false)
    room.roster.become([try .named("Anna", id: 1)])
    for error in [nil, RosterError.full] {
      room.roster.fail(stamp: error)
      for feed in Feed.allCases { await refresh?.refresh(feed) }
    }
    // The feed failed before the lobby closed, but reports the failure only now.
    refresh?.onFailure(.timeline, RosterError.full)
    #expect(room.lobby.content == LobbyContent() && room.lobby.refreshes == 1)
    refresh = nil
    #expect(room.refresh == nil)
  }

  @Test(
    "An answer that comes after a lobby closes changes nothing, even if the lobby has reopened",
    arguments: Feed.allCases, [false, true])
  func late(feed: Feed, isReopened: Bool) async throws {
    let room = LobbyRoom.open()
    let refresh = try #require(room.refresh)
    room.roster.become([try .named("CoolMan", id: 1)])
    var (content, profile) = (LobbyContent(), PlayerDetails?.none)
    var (closings, refreshes) = (0, 0)
    let close = { @MainActor in
      room.lobby.close()
      if isReopened { room.lobby.open() }
      (content, profile) = (room.lobby.content, room.lobby.profile)
      closings += 1
      room.lobby.onRefresh = { _, _ in refreshes += 1 }
    }
    // The lobby reads the roster away from the main actor.
    room.roster.whileRead { DispatchQueue.main.sync { MainActor.assumeIsolated { close() } } }
    await refresh.refresh(feed)
    #expect(closings == 1, "The lobby read the roster.")
    #expect((room.lobby.content, room.lobby.profile) == (content, profile))
    #expect(refreshes == 0)
  }

  @Test("A lobby that closes while opening stays closed, and shows the news when it reopens")
  func reopened() throws {
    let room = LobbyRoom()
    var refresh: HandDrivenRefresh?
    room.lobby.onRefresh = { [lobby = room.lobby, refreshes = room.refreshes] _, _ in
      refresh = refreshes.latest
      lobby.close()
    }
    room.lobby.open()
    #expect(refresh?.isRunning == false)
    room.lobby.onRefresh = nil
    room.roster.become([try .named("Anna", id: 1)])
    room.lobby.open()
    #expect(room.timeline == [TimelineEntry("Anna", .joined)])
    let running = try #require(room.refresh)
    #expect(running.isRunning)
  }

  @Test("A refresh does not keep its lobby alive")
  func weak() async throws {
    let refreshes = HandDrivenRefreshes()
    var lobby: Lobby? = Lobby(
      account: .guest, roster: ScriptedRoster(), tables: ContentTables(), refresh: refreshes,
      plan: LobbyRoom.plan)
    lobby?.open()
    let refresh = try #require(refreshes.latest)
    weak let remains = lobby
    lobby = nil
    #expect(remains == nil)
    for feed in Feed.allCases { await refresh.refresh(feed) }
  }

  // MARK: - Failures

  private let full = "\(RosterError.full)"

  @Test(
    "A lobby shows each feed's latest failure until the feed succeeds, the timeline's first")
  func twoFailures() async {
    let late = RosterError.unreadable("roster.json", reason: "it is late")
    let room = LobbyRoom.open()
    let looks: [(RosterError?, Feed)] = [
      (late, .profile), (.full, .profile), (late, .timeline), (nil, .timeline), (nil, .profile),
    ]
    var notices: [[String]] = []
    for (error, feed) in looks {
      room.roster.fail(stamp: error)
      await room.refresh?.refresh(feed)
      notices.append(room.notices)
    }
    let expected: [[String]] = [["\(late)"], [full], ["\(late)", full], [full], []]
    #expect(notices == expected)
    #expect(room.shown == room.lobby.content)
  }

  @Test("A lobby keeps its initial problem, and repeats no failure that the problem mentions")
  func problem() async {
    for (problem, notices) in [
      ("Oh no.", ["Oh no.", full]), (full, [full]), ("Oh no: " + full, ["Oh no: " + full]),
    ] {
      let room = LobbyRoom(problem: problem)
      #expect(room.shown?.notices == [Notice(problem, isWarning: true)])
      room.lobby.open()
      room.roster.fail(stamp: .full)
      await room.refresh?.advance(5)
      #expect(room.notices == notices)
      room.roster.fail()
      await room.refresh?.advance(30)
      #expect(room.lobby.content.notices == [Notice(problem, isWarning: true)])
    }
  }

  @Test(
    "A failing feed is reported once, and each failure halves its refresh rate, down to an eighth")
  func backedOff() async throws {
    let room = LobbyRoom()
    var refreshes: [String] = []
    room.lobby.onRefresh = { refreshes.append("\($0) \($1)") }
    room.roster.fail(stamp: .full)
    room.lobby.open()
    let refresh = try #require(room.refresh)
    #expect(room.lobby.content == LobbyContent(notices: [Notice(full, isWarning: true)]))
    #expect(room.lobby.refreshes == 1, "A picture is stale after a failure.")
    await refresh.advance(23)
    for _ in 1...2 { await refresh.refresh(.profile) }
    #expect(refreshes.isEmpty, "A failure is not a refresh.")
    #expect(room.shown == room.lobby.content && room.tables.contents.count == 2)
    room.roster.fail()
    await refresh.advance(7)
    #expect(refreshes == ["timeline 24", "timeline 27", "timeline 30"])
    #expect(refresh.periods == [.timeline: 3, .profile: 40], "The profile keeps its own period.")
    let changes: [String] = refresh.changes.filter { $0.hasPrefix("timeline") }
    #expect(changes == ["timeline 6", "timeline 12", "timeline 24", "timeline 3"])
  }
}
