import PlayerVisit
import Testing

@MainActor
@Suite("A lobby's feeds")
struct LobbyFeedTests {
  @Test(
    "A lobby reads players only after the roster changes, and makes a table only if there is news")
  func reads() async throws {
    let room = LobbyRoom.open([try .named("Anna", id: 1)])
    func work() async -> [Int] {
      await room.refresh?.advance(15)
      return [room.roster.reads, room.tables.contents.count, room.lobby.tableNumber]
    }
    #expect(await work() == [1, 2, 2])
    room.roster.become([try .named("Anna", id: 1)])
    #expect(await work() == [2, 2, 2])
    room.roster.become([])
    #expect(await work() == [3, 3, 3])
    #expect(room.shown == room.lobby.content)
  }

  @Test("The timeline shows at most five changes, and those found by the last refresh come first")
  func timeline() async throws {
    let room = LobbyRoom.open([try .named("Zoe", id: 9)])
    #expect(room.timeline.isEmpty)
    for id in 1...4 {
      room.roster.become(try (1...id).map { try .named("Player \($0)", id: $0) })
      await room.refresh?.advance(3)
    }
    func entries(_ ids: [Int], _ news: TimelineEntry.News) -> [TimelineEntry] {
      ids.map { TimelineEntry("Player \($0)", news) }
    }
    #expect(room.timeline == entries([4, 3, 2, 1], .joined) + [TimelineEntry("Zoe", .left)])
    room.roster.become([])
    await room.refresh?.advance(3)
    #expect(room.timeline == entries([1, 2, 3, 4], .left) + entries([4], .joined))
    #expect(room.lobby.content.players.isEmpty)
  }

  @Test("The next refresh finds a change that was made while the lobby was reading the roster")
  func changedWhileRead() async throws {
    let anna = try Player.named("Anna", id: 1)
    let own = try Player.named("CoolMan", id: 2)
    let room = LobbyRoom([anna])
    room.roster.whileRead { [roster = room.roster] in roster.become([anna, own]) }
    room.lobby.open()
    #expect(room.lobby.content.players == [anna])
    await room.refresh?.refresh(.timeline)
    #expect(room.lobby.content.players == [anna, own])

    room.roster.become([anna, own])
    room.roster.whileRead { [roster = room.roster] in roster.become([anna]) }
    await room.refresh?.refresh(.profile)
    #expect(room.lobby.profile?.player == own)
    await room.refresh?.refresh(.profile)
    #expect(room.lobby.profile == nil)
  }

  @Test("An open lobby knows the player's rank, and players with equal scores share a rank")
  func rank() throws {
    let others = try [0, 400, 500, 400, 1].enumerated().map { offset, score in
      try Player.named("Player \(offset)", id: offset + 1, bestScore: score)
    }
    for (score, rank) in [(500, 1), (499, 2), (400, 2), (399, 4), (1, 4), (0, 5)] {
      let own = try Player.named("CoolMan", id: 99, bestScore: score)
      let room = LobbyRoom(others + [own])
      #expect(room.lobby.profile == nil)
      room.lobby.open()
      let details = PlayerDetails(player: own, isOwn: true, rank: rank, count: 6)
      #expect(room.lobby.profile == details && room.roster.reads == 1)
    }
  }

  @Test("The profile has its own period, may refresh before the timeline, and reads a change once")
  func profile() async throws {
    let room = LobbyRoom.open([try .named("CoolMan", id: 2)])
    await room.refresh?.advance(4)
    let better = try Player.named("CoolMan", id: 2, bestScore: 70)
    room.roster.become([better])
    #expect(room.lobby.profile?.player.bestScore == 0)
    await room.refresh?.advance(1)
    for _ in 1...2 { await room.refresh?.refresh(.profile) }
    #expect(room.lobby.profile?.player == better && room.roster.reads == 2)
    #expect(room.lobby.content.players.first?.bestScore == 0)
    await room.refresh?.advance(1)
    #expect(room.lobby.content.players == [better])
    // The profile reuses the players that the timeline has read, and disappears with its player.
    room.roster.become([])
    for feed in Feed.allCases { await room.refresh?.refresh(feed) }
    #expect(room.lobby.profile == nil && room.roster.reads == 4)
  }
}
