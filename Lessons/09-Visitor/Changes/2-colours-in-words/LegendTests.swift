import PlayerVisit
import Testing

@Suite("Colours in words")
struct LegendTests {
  private typealias Writing = RecordingSurface.Writing

  /// What is written to the right of the table.
  private func legends(of table: any LobbyTable, columns: Int) -> [String] {
    table.rows.flatMap { row in
      table.painting(of: row, columns: columns).filter { $0.columns.lowerBound > 100 }.map(\.text)
    }
  }

  @Test(
    "The words are to the right of the table, for every row", arguments: Side.allCases, [240, 300])
  func words(side: Side, columns: Int) throws {
    let legends = legends(of: side.tables.table(of: try .full()), columns: columns)
    #expect(
      legends == [
        "notice", "warning", "warning", "heading", "news", "news", "news", "news", "heading", "you",
        "player",
      ])
    #expect(self.legends(of: side.table(), columns: columns) == ["heading", "hint"])
  }

  @Test(
    "The words are written in the colour of the row, on its first line", arguments: Side.allCases)
  func place(side: Side) throws {
    let table = side.tables.table(of: try .full())
    for row in table.rows {
      let painting = table.painting(of: row, columns: 240, at: 4, isSelected: true)
      let places = painting.filter { $0.columns.lowerBound > 100 }.map {
        Writing(
          text: "", columns: $0.columns, line: $0.line, alignment: $0.alignment, tint: $0.tint,
          isSelected: $0.isSelected)
      }
      #expect(
        places == [
          Writing(
            text: "", columns: 101..<113, line: 4, tint: table.tint(of: row), isSelected: true)
        ], "row \(row)")
    }
  }

  @Test("The words need a screen of 240 columns", arguments: Side.allCases)
  func narrow(side: Side) throws {
    let table = side.table(player: try .named("Anna", id: 1))
    let counts = [239, 240].map { legends(of: table, columns: $0).count }
    #expect(counts == [0, 2])
  }
}
