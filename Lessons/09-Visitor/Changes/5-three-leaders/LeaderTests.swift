import PlayerVisit
import Testing

@Suite("The three leaders in a line")
struct LeaderTests {
  private func players(_ scores: Int...) throws -> [Player] {
    try zip(["Anna", "Ben", "Cleo", "Dora", "Zoe"], scores).enumerated().map { id, player in
      try Player.named(player.0, id: id, bestScore: player.1)
    }
  }

  private func texts(_ table: any LobbyTable) -> [String] { table.rows.map(table.text) }

  @Test(
    "The leaders are named under the heading of the players, the best first",
    arguments: Side.allCases)
  func place(side: Side) throws {
    let table = side.table(
      timeline: [TimelineEntry("Ben", .scored(20))], players: try players(700, 20, 0, 9, 950))
    let first = texts(table).prefix(5)
    #expect(
      first == [
        "News", "Ben reached a new best of 20.", "Players: 5",
        "Leading: Zoe 950, Anna 700, Ben 20.", "Anna: best score 700, no visit yet.",
      ])
    #expect(table.rowCount == 9)
    let opened = table.rows.map { table.player(of: $0)?.nickname.text }
    #expect(opened == [nil, nil, nil, nil, "Anna", "Ben", "Cleo", "Dora", "Zoe"])
  }

  @Test("The leaders are named once three players have a score", arguments: Side.allCases)
  func three(side: Side) throws {
    let two = texts(side.table(players: try players(1, 0, 2, 0)))
    #expect(two.count == 5)
    #expect(!two.contains { $0.hasPrefix("Leading") })
    let three = texts(side.table(players: try players(1, 0, 2, 3)))
    #expect(three[1] == "Leading: Dora 3, Cleo 2, Anna 1.")
    #expect(three.count == 6)
  }

  @Test("The leaders are one quiet line, from the marker on", arguments: Side.allCases)
  func painting(side: Side) throws {
    let table = side.table(players: try players(1, 2, 3))
    let (height, tint) = (table.height(of: 1), table.tint(of: 1))
    #expect(height == 1)
    #expect(tint == .quiet)
    let painting = table.painting(of: 1, at: 7, isSelected: true)
    #expect(
      painting == [
        RecordingSurface.Writing(
          text: "", columns: 0..<3, line: 7, tint: .quiet, isSelected: true),
        RecordingSurface.Writing(
          text: "Leading: Cleo 3, Ben 2, Anna 1.", columns: 3..<80, line: 7, tint: .quiet,
          isSelected: true),
      ])
  }

  @Test("The compact table has a line for the leaders", arguments: Side.allCases)
  func compact(side: Side) throws {
    let content = LobbyContent(players: try players(1, 2, 3))
    let painting = side.tables.compactTable(of: content).painting(of: 1)
    #expect(painting.map(\.text) == ["", "Leading: Cleo 3, Ben 2, Anna 1."])
    #expect(painting.map(\.tint) == [.quiet, .quiet])
  }
}
