import PlayerRoster
import Testing

@MainActor
@Suite("What a lobby refreshes")
struct LobbyFeedTests {
  @Test("The players are read again only when the roster has changed")
  func reads() throws {
    let room = LobbyRoom([try .named("Anna", id: 1)])
    room.lobby.open()
    #expect(room.roster.reads == 1)
    room.refresh?.advance(15)
    #expect(room.roster.reads == 1)
    room.roster.become([try .named("Ben", id: 2)])
    room.refresh?.advance(15)
    #expect(room.roster.reads == 2)
  }

  @Test("A table is made only when there is something else to show")
  func tables() throws {
    let anna = try Player.named("Anna", id: 1)
    let room = LobbyRoom([anna])
    room.lobby.open()
    #expect(room.tables.contents.count == 2)
    room.refresh?.advance(15)
    room.roster.touch()
    room.refresh?.advance(15)
    #expect(room.roster.reads == 2)
    #expect(room.tables.contents.count == 2)
    #expect(room.lobby.tableNumber == 2)
    room.roster.become([])
    room.refresh?.advance(15)
    #expect(room.tables.contents.count == 3)
    #expect(room.lobby.tableNumber == 3)
    #expect(room.shown == room.lobby.content)
  }

  @Test("The timeline tells what happened since the last look, the latest look first")
  func timeline() throws {
    let anna = try Player.named("Anna", id: 1)
    let room = LobbyRoom([anna])
    room.lobby.open()
    #expect(room.timeline == [])
    room.roster.become([anna, try .named("Ben", id: 2)])
    room.refresh?.advance(3)
    room.roster.become([anna])
    room.refresh?.advance(3)
    #expect(room.timeline == [TimelineEntry("Ben", .left), TimelineEntry("Ben", .joined)])
    #expect(room.lobby.content.players == [anna])
  }

  @Test("A timeline keeps the latest five")
  func longTimeline() throws {
    let room = LobbyRoom()
    room.lobby.open()
    for id in 1...4 {
      room.roster.become(try (1...id).map { try .named("Player \($0)", id: $0) })
      room.refresh?.advance(3)
    }
    room.roster.become([])
    room.refresh?.advance(3)
    #expect(
      room.timeline == (1...4).map { TimelineEntry("Player \($0)", .left) } + [
        TimelineEntry("Player 4", .joined)
      ])
  }

  @Test("Whose lobby it is follows the roster, and no name counts before it is there")
  func own() throws {
    let room = LobbyRoom()
    room.lobby.open()
    #expect(room.lobby.content.own == nil)
    room.roster.become([try .named("CoolMan", id: 5)])
    room.refresh?.advance(3)
    #expect(room.lobby.content.own == 5)
  }

  @Test("The first look that succeeds is no news")
  func firstLook() throws {
    let room = LobbyRoom([try .named("Anna", id: 1)])
    room.roster.fail(players: .full)
    room.lobby.open()
    room.roster.fail()
    room.refresh?.advance(15)
    #expect(room.lobby.content.players.count == 1)
    #expect(room.timeline == [])
  }

  @Test("What was not read because of a failure is read afterwards")
  func readAfterFailure() throws {
    let room = LobbyRoom()
    room.lobby.open()
    room.roster.become([try .named("Anna", id: 1)])
    room.roster.fail(players: .full)
    room.refresh?.advance(5)
    #expect(room.lobby.content.players == [])
    room.roster.fail()
    room.refresh?.advance(10)
    #expect(room.timeline == [TimelineEntry("Anna", .joined)])
  }

  @Test("The profile has the player's best score and place as soon as the lobby is open")
  func profile() throws {
    let own = try Player.named("CoolMan", id: 2, bestScore: 300)
    let room = LobbyRoom([try .named("Anna", id: 1, bestScore: 400), own])
    #expect(room.lobby.profile == nil)
    room.lobby.open()
    #expect(
      room.lobby.profile == PlayerDetails(player: own, isOwn: true, rank: 2, count: 2))
    #expect(room.roster.reads == 1)
  }

  @Test(
    "A place is counted from 1, and players with one score share it",
    arguments: [
      (500, 1), (499, 2), (400, 2), (399, 4), (1, 4), (0, 5),
    ])
  func rank(score: Int, rank: Int) throws {
    let scores = [0, 400, 500, 400, 1]
    let others = try scores.enumerated().map { offset, score in
      try Player.named("Player \(offset)", id: offset + 1, bestScore: score)
    }
    let room = LobbyRoom(others + [try .named("CoolMan", id: 99, bestScore: score)])
    room.lobby.open()
    #expect(room.lobby.profile?.rank == rank)
    #expect(room.lobby.profile?.count == 6)
  }

  @Test("The profile is refreshed in its own period, also before the timeline")
  func profilePeriod() throws {
    let room = LobbyRoom([try .named("CoolMan", id: 2)])
    room.lobby.open()
    room.refresh?.advance(4)
    let better = try Player.named("CoolMan", id: 2, bestScore: 70)
    room.roster.become([better])
    #expect(room.lobby.profile?.player.bestScore == 0)
    room.refresh?.advance(1)
    #expect(room.lobby.profile?.player == better)
    #expect(room.lobby.content.players.map(\.bestScore) == [0])
    room.refresh?.advance(1)
    #expect(room.lobby.content.players == [better])
  }

  @Test("The profile takes the players that the timeline has read")
  func sharedRead() throws {
    let room = LobbyRoom([try .named("CoolMan", id: 2)])
    room.lobby.open()
    let better = try Player.named("CoolMan", id: 2, bestScore: 70)
    room.roster.become([better])
    room.refresh?.advance(5)
    #expect(room.lobby.profile?.player == better)
    #expect(room.roster.reads == 2)
  }

  @Test("Who is no longer on the roster has no profile")
  func profileGone() throws {
    let room = LobbyRoom([try .named("CoolMan", id: 2)])
    room.lobby.open()
    room.roster.become([])
    room.refresh?.advance(5)
    #expect(room.lobby.profile == nil)
  }
}
