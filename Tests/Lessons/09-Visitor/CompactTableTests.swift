import PlayerVisit
import Testing

@Suite("The compact table")
struct CompactTableTests {
  @Test(
    "The compact table has the same rows as the usual table, each on one line",
    arguments: Side.allCases)
  func rows(side: Side) throws {
    for content in [try LobbyContent.full(), try .busy(), LobbyContent()] {
      let usual = side.tables.table(of: content)
      let compact = side.tables.compactTable(of: content)
      #expect(compact.rows.map(compact.height) == Array(repeating: 1, count: usual.rowCount))
      #expect(compact.rows.map(compact.tint) == usual.rows.map(usual.tint))
      #expect(compact.rows.map(compact.text) == usual.rows.map(usual.text))
      #expect(compact.rows.map(compact.player) == usual.rows.map(usual.player))
    }
  }

  @Test("The compact table paints a mark and a few words for each row", arguments: Side.allCases)
  func lobby(side: Side) throws {
    var content = try LobbyContent.full()
    content.players.append(try .named("Anna", id: 3, bestScore: 1))
    #expect(
      side.tables.compactTable(of: content).picture(columns: 60) == [
        "accent  |   |Welcome.",
        "warning | ! |The roster is old.",
        "warning | ! |The roster cannot be read just now, because another arcade has been writing",
        "accent  |   |News",
        "quiet   | · |CoolMan reached a new best of 950.",
        "quiet   | · |한글이름 joined.",
        "quiet   | · |Anna is now called Zoe.",
        "quiet   | · |Ben left.",
        "accent  |   |Players: 3",
        "own     | ★ |CoolMan (you): 950",
        "plain   | ★ |ZMilof332",
        "plain   | ★ |Anna: 1",
      ])
  }

  @Test("The compact table has a one-line hint if there are no players", arguments: Side.allCases)
  func hint(side: Side) {
    #expect(
      side.tables.compactTable(of: LobbyContent()).picture(columns: 60) == [
        "accent  |   |Players: 0", "quiet   |   |There are no players to show.",
      ])
  }

  @Test(
    "The compact table's columns fit the surface's width", arguments: Side.allCases,
    [
      (101, [0..<3, 3..<100]), (40, [0..<3, 3..<40]), (3, [0..<3]), (2, [0..<2]), (0, []),
    ] as [(Int, [Range<Int>])])
  func columns(side: Side, surface: (columns: Int, ranges: [Range<Int>])) throws {
    let table = side.tables.compactTable(of: try .busy())
    for row in table.rows {
      let painting = table.painting(of: row, columns: surface.columns)
      #expect(painting.map(\.columns) == surface.ranges)
      #expect(painting.allSatisfy { $0.alignment == .leading })
    }
  }
}
