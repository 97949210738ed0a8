import PlayerVisit
import Testing

@Suite("A painted row")
struct RowPaintingTests {
  private let rule = String(repeating: "─", count: 60)

  @Test("Each type of row in a full lobby has its mark and its columns", arguments: Side.allCases)
  func lobby(side: Side) throws {
    var content = try LobbyContent.full()
    content.players.append(try .named("Anna", id: 3, bestScore: 1))
    #expect(
      side.tables.table(of: content).picture(columns: 60) == [
        "accent  |   |Welcome.",
        "warning | ! |The roster is old.",
        "warning | ! |The roster cannot be read just now, because another arcade has been writing",
        "warning |   |it for longer than is usual. It is asked again in a while, and until then",
        "warning |   |you see it as it was the last time.",
        "accent  |   |News",
        "accent  |\(rule)",
        "quiet   | · |CoolMan reached a new best of 950.",
        "quiet   | · |한글이름 joined.",
        "quiet   | · |Anna is now called Zoe.",
        "quiet   | · |Ben left.",
        "accent  |   |Players: 3                        |     best |  last visit",
        "accent  |\(rule)",
        "own     | ★ |CoolMan (you)                     |      950 |  2026-11-21",
        "plain   | ★ |ZMilof332                         |        – |           –",
        "plain   | ★ |Anna                              |        1 |           –",
      ])
  }

  @Test("A table without players is a hint under a bare heading", arguments: Side.allCases)
  func hint(side: Side) {
    #expect(
      side.table().picture(columns: 60) == [
        "accent  |   |Players: 0", "accent  |\(rule)",
        "quiet   |   |There are no players to show.",
        "quiet   |   |Sign in to join the roster.",
      ])
    let columns = side.table().painting(of: 1, columns: 60).map(\.columns)
    #expect(columns == [0..<3, 3..<60, 0..<3, 3..<60])
  }

  @Test("The players' heading names the columns if there is a player", arguments: Side.allCases)
  func heading(side: Side) throws {
    let table = side.table(player: try .named("Anna", id: 1))
    let texts = table.painting(of: 0).dropLast().map(\.text)
    #expect(texts == ["", "Players: 1", "best ", "last visit "])
  }

  @Test(
    "A table's columns fit the surface, and a narrow surface shows no last visits",
    arguments: Side.allCases,
    [
      (40, [0..<3, 3..<30, 30..<40]),
      (59, [0..<3, 3..<49, 49..<59]),
      (60, [0..<3, 3..<37, 37..<47, 47..<60]),
      (99, [0..<3, 3..<76, 76..<86, 86..<99]),
      (100, [0..<3, 3..<77, 77..<87, 87..<100]),
      // Longer lines are hard to read.
      (101, [0..<3, 3..<77, 77..<87, 87..<100]),
      (200, [0..<3, 3..<77, 77..<87, 87..<100]),
      // No screen is that narrow, yet nothing breaks.
      (14, [0..<3, 3..<4, 4..<14]),
      (13, [0..<3, 3..<13]),
      (2, [0..<2]),
      (0, []),
      (-1, []),
    ] as [(Int, [Range<Int>])])
  func columns(side: Side, surface: (columns: Int, ranges: [Range<Int>])) throws {
    let table = side.table(player: try .named("Anna", id: 1))
    #expect(
      table.painting(of: 1, columns: surface.columns).map(\.columns) == surface.ranges)
  }

  @Test(
    "A row of one line is painted without gaps or overlaps, whatever the width",
    arguments: Side.allCases, [3, 4, 13, 14, 40, 59, 60, 80, 100, 200])
  func gapless(side: Side, columns: Int) throws {
    for table in [side.tables.table(of: try .full()), side.tables.compactTable(of: try .full())] {
      for row in table.rows where table.height(of: row) == 1 {
        let written = table.painting(of: row, columns: columns).flatMap { Array($0.columns) }
        #expect(written == Array(0..<min(columns, 100)), "row \(row)")
      }
    }
  }

  @Test(
    "The rule below a heading is as wide as the table", arguments: Side.allCases, [0, 40, 100, 200])
  func rule(side: Side, columns: Int) {
    let rule = side.table().painting(of: 0, columns: columns).last
    #expect(rule?.text == (columns > 0 ? String(repeating: "─", count: min(columns, 100)) : nil))
    #expect(rule?.columns == (columns > 0 ? 0..<min(columns, 100) : nil))
  }

  @Test(
    "A row is painted from the given line down, even if that line is above the surface",
    arguments: Side.allCases, [-2, 0, 5])
  func line(side: Side, line: Int) throws {
    for table in try side.allTables() {
      for row in table.rows {
        let there = table.painting(of: row, at: line)
        #expect(there.map(\.line) == table.painting(of: row).map { $0.line + line })
      }
    }
  }

  @Test("A row is selected as a whole or not at all", arguments: Side.allCases, [true, false])
  func selected(side: Side, isSelected: Bool) throws {
    for table in try side.allTables() {
      for row in table.rows {
        let painting = table.painting(of: row, isSelected: isSelected)
        let looks = painting.map { $0.tint == table.tint(of: row) && $0.isSelected == isSelected }
        #expect(Set(looks) == [true])
      }
    }
  }
}
