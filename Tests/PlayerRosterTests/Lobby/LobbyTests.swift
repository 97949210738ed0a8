import PlayerRoster
import Testing

@MainActor
@Suite("A lobby")
struct LobbyTests {
  @Test("Shows nothing before it is opened, and the players and whose it is from then on")
  func opened() throws {
    let players = [try Player.named("Anna", id: 4), try Player.named("CoolMan", id: 2)]
    let room = LobbyRoom(players)
    #expect(room.lobby.content == LobbyContent())
    #expect(room.shown == LobbyContent())
    #expect(room.roster.reads == 0 && room.refresh == nil && room.lobby.refreshes == 0)
    // Opened twice it is opened once.
    for _ in 1...2 {
      room.lobby.open()
      #expect(room.lobby.content == LobbyContent(players: players, own: 2))
      #expect(room.shown == room.lobby.content)
      #expect(room.lobby.table.rowCount == 2)
      #expect(room.refreshes.plans == [LobbyRoom.plan])
      #expect(room.refresh?.isRunning == true)
      #expect(room.lobby.refreshes == 1)
    }
  }

  @Test(
    "Knows its own player in other letters, as the roster does",
    arguments: [("coolman", 2), (" COOLMAN ", 2), ("Cool", nil), ("", nil)] as [(String, Int?)])
  func own(nickname: String, id: Player.ID?) throws {
    let room = LobbyRoom(
      [try .named("Anna", id: 4), try .named("CoolMan", id: 2)],
      account: Account(id: 4, nickname: nickname))
    room.lobby.open()
    #expect(room.lobby.content.own == id)
    #expect(room.lobby.profile?.player.id == id)
  }

  @Test("Tells each refresh with its tick, the opening with 0, and touches no period")
  func told() {
    let room = LobbyRoom()
    var told: [String] = []
    room.lobby.onRefresh = { told.append("\($0) \($1)") }
    room.lobby.open()
    room.refresh?.advance(6)
    #expect(told == ["timeline 0", "timeline 3", "profile 5", "timeline 6"])
    #expect(room.lobby.refreshes == 4)
    #expect(room.refresh?.changes == [])
  }

  @Test("Closed it stops the refreshing and lets go of it")
  func closing() throws {
    let room = LobbyRoom()
    room.lobby.open()
    var refresh = room.refresh
    room.lobby.close()
    #expect(refresh?.isRunning == false)
    refresh = nil
    #expect(room.refresh == nil)
  }

  @Test("What a feed does or tells after the closing changes nothing")
  func lateFeed() throws {
    let room = LobbyRoom()
    room.lobby.open()
    let refresh = try #require(room.refresh)
    room.lobby.close()
    room.roster.become([try .named("Anna", id: 1)])
    for feed in Feed.allCases { refresh.refresh(feed) }
    room.roster.fail(stamp: .full)
    for feed in Feed.allCases { refresh.refresh(feed) }
    // It failed before the closing, and tells it now.
    refresh.onFailure(.timeline, RosterError.full)
    #expect(room.lobby.content == LobbyContent())
    #expect(room.lobby.refreshes == 1)
  }

  @Test("Closed in the middle of its opening it stays closed")
  func closedWhileOpening() {
    let room = LobbyRoom()
    var refresh: HandDrivenRefresh?
    room.lobby.onRefresh = { [lobby = room.lobby, refreshes = room.refreshes] _, _ in
      refresh = refreshes.latest
      lobby.close()
    }
    room.lobby.open()
    #expect(refresh?.isRunning == false)
  }

  @Test("Opened again it tells what happened in the meantime")
  func reopened() throws {
    let room = LobbyRoom()
    room.lobby.open()
    room.lobby.close()
    room.roster.become([try .named("Anna", id: 1)])
    room.lobby.open()
    #expect(room.timeline == [TimelineEntry("Anna", .joined)])
    #expect(room.refresh?.isRunning == true)
  }

  @Test("The refreshing does not keep the lobby alive")
  func weak() throws {
    let refreshes = HandDrivenRefreshes()
    var lobby: Lobby? = Lobby(
      account: .guest, roster: ScriptedRoster(), tables: ContentTables(), refresh: refreshes,
      plan: LobbyRoom.plan)
    lobby?.open()
    let refresh = try #require(refreshes.latest)
    weak let remains = lobby
    lobby = nil
    #expect(remains == nil)
    for feed in Feed.allCases { refresh.refresh(feed) }
  }
}
