import PlayerRoster
import Testing

@MainActor
@Suite("A lobby")
struct LobbyTests {
  @Test("Shows nothing before it is opened, and refreshes nothing")
  func closed() throws {
    let room = LobbyRoom([try .named("CoolMan", id: 1)])
    #expect(room.lobby.content == LobbyContent())
    #expect(room.shown == LobbyContent())
    #expect(room.lobby.table.rowCount == 0)
    #expect(room.roster.reads == 0)
    #expect(room.refresh == nil)
    #expect(room.lobby.refreshes == 0)
  }

  @Test("Shows the players when it is opened, and knows whose lobby it is")
  func opened() throws {
    let players = [try Player.named("Anna", id: 4), try Player.named("CoolMan", id: 2)]
    let room = LobbyRoom(players)
    room.lobby.open()
    #expect(room.lobby.content == LobbyContent(players: players, own: 2))
    #expect(room.shown == room.lobby.content)
    #expect(room.lobby.table.rowCount == 2)
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

  @Test("Refreshes by its plan from the moment it is opened")
  func plan() throws {
    let room = LobbyRoom()
    room.lobby.open()
    #expect(room.refreshes.plans == [LobbyRoom.plan])
    #expect(room.refresh?.isRunning == true)
  }

  @Test("Tells each refresh with its tick, the opening with 0")
  func told() throws {
    let room = LobbyRoom()
    var told: [String] = []
    room.lobby.onRefresh = { told.append("\($0) \($1)") }
    room.lobby.open()
    #expect(told == ["timeline 0"])
    #expect(room.lobby.refreshes == 1)
    room.refresh?.advance(6)
    #expect(told == ["timeline 0", "timeline 3", "profile 5", "timeline 6"])
    #expect(room.lobby.refreshes == 4)
  }

  @Test("Opened twice it is opened once")
  func openedTwice() throws {
    let room = LobbyRoom()
    room.lobby.open()
    room.lobby.open()
    #expect(room.refreshes.plans.count == 1)
    #expect(room.lobby.refreshes == 1)
  }

  @Test("Closed it stops the refreshing and lets go of it")
  func closing() throws {
    let room = LobbyRoom()
    room.lobby.open()
    let refresh = try #require(room.refresh)
    room.lobby.close()
    #expect(!refresh.isRunning)
    #expect(room.lobby.refreshes == 1)
  }

  @Test("Nothing of the refreshing survives the closing")
  func nothingSurvives() {
    let room = LobbyRoom()
    room.lobby.open()
    #expect(room.refresh != nil)
    room.lobby.close()
    #expect(room.refresh == nil)
  }

  @Test("A feed that comes after the closing changes nothing")
  func lateFeed() throws {
    let room = LobbyRoom()
    room.lobby.open()
    let refresh = try #require(room.refresh)
    room.lobby.close()
    room.roster.become([try .named("Anna", id: 1)])
    for feed in Feed.allCases { refresh.refresh(feed) }
    room.roster.fail(stamp: .full)
    for feed in Feed.allCases { refresh.refresh(feed) }
    #expect(room.lobby.content == LobbyContent())
    #expect(room.lobby.refreshes == 1)
  }

  @Test("A feed that failed before the closing and is told after it changes nothing")
  func lateFailure() throws {
    var failure: (@MainActor (Feed, any Error) -> Void)?
    let lobby = Lobby(
      account: .guest, roster: ScriptedRoster(), tables: ContentTables(),
      refresh: KeepingFailures { failure = $0 }, plan: LobbyRoom.plan)
    lobby.open()
    lobby.close()
    let tell = try #require(failure)
    tell(.timeline, RosterError.full)
    #expect(lobby.content.notices == [])
    #expect(lobby.refreshes == 1)
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

/// Makes refreshes that never tick, and hands out the way to tell a failure.
@MainActor
private struct KeepingFailures: RefreshMaking {
  let keep: @MainActor (@escaping @MainActor (Feed, any Error) -> Void) -> Void

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () throws -> Void,
    profile: @escaping @MainActor () throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    keep(onFailure)
    return HandDrivenRefresh(periods: [:], feeds: [:], onFailure: { _, _ in })
  }
}
