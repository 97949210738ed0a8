import PlayerVisit
import Testing

@Suite("The rows of the lobby's table")
struct RowOrderTests {
  @Test(
    "The table lists notices, then news under a heading, then players under a heading",
    arguments: Side.allCases
  )
  func order(side: Side) throws {
    let rows = texts(side.tables.table(of: try .full()))
    #expect(
      rows == [
        "Welcome.", "Warning: The roster is old.", "Warning: \(String.long)",
        "News", "CoolMan reached a new best of 950.", "한글이름 joined.", "Anna is now called Zoe.",
        "Ben left.",
        "Players: 2", "CoolMan (you): best score 950, last visit 2026-11-21.",
        "ZMilof332: no score yet, no visit yet.",
      ])
  }

  @Test(
    "A table without news has no news heading, and a table without players has a hint",
    arguments: Side.allCases)
  func missing(side: Side) throws {
    let tables = [
      side.table(players: [try .named("Anna", id: 1)]),
      side.table(notices: [Notice("Welcome.")], timeline: [TimelineEntry("Ben", .left)]),
    ]
    #expect(
      tables.map(texts) == [
        ["Players: 1", "Anna: no score yet, no visit yet."],
        [
          "Welcome.", "News", "Ben left.", "Players: 0",
          "There are no players to show. Sign in to join the roster.",
        ],
      ])
  }

  @Test(
    "The table marks only the signed-in player, and keeps the players in the content's order",
    arguments: Side.allCases, [nil, 1, 2, 3])
  func own(side: Side, own: Player.ID?) throws {
    let players = [try Player.named("b", id: 2), try Player.named("a", id: 1)]
    let table = side.table(players: players, own: own)
    #expect(table.rows.map(table.player) == [nil] + players)
    #expect(
      table.rows.map(table.tint) == [
        .accent, own == 2 ? .own : .plain, own == 1 ? .own : .plain,
      ])
    #expect(
      texts(table).map { $0.contains("(you):") } == [false, own == 2, own == 1])
  }

  @Test(
    "A player's row opens the details, and no other row opens anything", arguments: Side.allCases)
  func players(side: Side) throws {
    let content = try LobbyContent.full()
    let table = side.tables.table(of: content)
    #expect(table.rows.map(table.player) == Array(repeating: nil, count: 9) + content.players)
    let empty = side.table()
    #expect(empty.rows.map(empty.player) == [nil, nil])
  }

  private func texts(_ table: any LobbyTable) -> [String] {
    table.rows.map(table.text)
  }
}
