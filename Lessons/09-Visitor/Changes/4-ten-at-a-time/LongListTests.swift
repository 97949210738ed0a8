import PlayerVisit
import Testing

@Suite("Ten players at a time")
struct LongListTests {
  private func tables(_ side: Side, of count: Int) throws -> [any LobbyTable] {
    let players = try (1...count).map { try Player.named("P\($0)", id: $0) }
    let content = LobbyContent(players: players)
    return [side.tables.table(of: content), side.tables.compactTable(of: content)]
  }

  /// The lines of a table on which nothing is painted, counted from 0.
  private func gaps(in table: any LobbyTable) -> [Int] {
    var lines = 0
    let painted = table.rows.map { row in
      defer { lines += table.height(of: row) }
      return table.painting(of: row, at: lines).map(\.line)
    }
    return (0..<lines).filter { line in !painted.joined().contains(line) }
  }

  @Test(
    "An unpainted line follows every ten players of a long list, but not the last",
    arguments: Side.allCases)
  func places(side: Side) throws {
    let found = try [20, 21, 30, 31].map { count in try tables(side, of: count).map(gaps) }
    // Below a heading of two lines in the usual table, and of one in the compact table.
    #expect(
      found == [
        [[], []], [[12, 23], [11, 22]], [[12, 23], [11, 22]], [[12, 23, 34], [11, 22, 33]],
      ])
  }

  @Test("A long list still has a row for each of its players", arguments: Side.allCases)
  func players(side: Side) throws {
    for table in try tables(side, of: 31) {
      #expect(table.rows.compactMap { table.player(of: $0)?.id } == Array(1...31))
    }
  }
}
