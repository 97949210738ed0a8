import PlayerRoster
import Testing

@Suite("Ten players at a time")
struct LongListTests {
  private func tables(_ side: Side, of count: Int) throws -> [any LobbyTable] {
    let players = try (1...count).map { try Player.named("P\($0)", id: $0) }
    let content = LobbyContent(players: players)
    return [side.tables.table(of: content), side.tables.compactTable(of: content)]
  }

  /// The rows without a player, below the heading of the players.
  private func gaps(in table: any LobbyTable) -> [Int] {
    table.rows.dropFirst().filter { table.player(of: $0) == nil }
  }

  @Test(
    "An empty line follows every ten players of a long list, but not the last",
    arguments: Side.allCases)
  func places(side: Side) throws {
    let found = try [20, 21, 30, 31].map { count in try tables(side, of: count).map(gaps) }
    #expect(
      found == [
        [[], []], [[11, 22], [11, 22]], [[11, 22], [11, 22]], [[11, 22, 33], [11, 22, 33]],
      ])
  }

  @Test("The empty line is plain and has no text", arguments: Side.allCases)
  func emptiness(side: Side) throws {
    for table in try tables(side, of: 21) {
      let gaps = gaps(in: table)
      #expect(gaps.count == 2)
      for row in gaps {
        let (height, tint, text) = (table.height(of: row), table.tint(of: row), table.text(of: row))
        #expect(height == 1 && tint == .plain && text == "")
        let painted = table.painting(of: row)
        #expect(painted.isEmpty)
      }
    }
  }
}
