import PlayerRoster
import Testing

@Suite("The rows of the lobby's table")
struct RowOrderTests {
  @Test(
    "Are the notices, the news under a heading, and the players under theirs",
    arguments: Side.allCases)
  func order(side: Side) throws {
    let content = LobbyContent(
      notices: [Notice("Welcome."), Notice("The roster is old.", isWarning: true)],
      timeline: [TimelineEntry("CoolMan", .joined), TimelineEntry("ZMilof332", .left)],
      players: [Player(id: 1, nickname: try Nickname("CoolMan"))])
    let table = side.tables.table(of: content)
    #expect(
      (0..<table.rowCount).map(table.text) == [
        "Welcome.", "Warning: The roster is old.",
        "News", "CoolMan joined.", "ZMilof332 left.",
        "Players: 1", "CoolMan: no score yet, no visit yet.",
      ])
  }
}
