import PlayerVisit
import Testing

@Suite("A board above the counter")
struct BoardTests {
  private typealias Writing = RecordingSurface.Writing

  private func rule(_ columns: Int) -> String { String(repeating: "─", count: columns) }

  @Test("The board has every row but the notices in a few words", arguments: Side.allCases)
  func words(side: Side) throws {
    let table = side.tables.table(of: try .full())
    let rows = table.rows.map { table.painting(of: $0, columns: 32).map(\.text) }
    #expect(
      rows == [
        [""], [""], ["", "", ""],
        ["News", rule(32)], ["CoolMan: 950"], ["+ 한글이름"], ["Anna > Zoe"], ["- Ben"],
        ["Players: 2", rule(32)], ["CoolMan: 950"], ["ZMilof332: –"],
      ])
  }

  @Test("The board says in two lines that there are no players yet", arguments: Side.allCases)
  func hint(side: Side) {
    let table = side.table()
    #expect(
      table.painting(of: 1, columns: 32) == [
        Writing(text: "No players yet.", columns: 0..<32, line: 0, tint: .quiet),
        Writing(text: "", columns: 0..<32, line: 1, tint: .quiet),
      ])
    #expect(
      table.text(of: 1) == "There are no players to show. Sign in to join the roster.")
  }

  @Test(
    "The board is filled from edge to edge, in the colours of the rows",
    arguments: Side.allCases, [20, 31, 39])
  func edges(side: Side, columns: Int) throws {
    let table = side.tables.table(of: try .full())
    for row in table.rows {
      let painting = table.painting(of: row, columns: columns, at: 4, isSelected: true)
      let places = painting.map {
        Writing(
          text: "", columns: $0.columns, line: $0.line, alignment: $0.alignment, tint: $0.tint,
          isSelected: $0.isSelected)
      }
      #expect(
        places
          == (0..<table.height(of: row)).map {
            Writing(
              text: "", columns: 0..<columns, line: 4 + $0, tint: table.tint(of: row),
              isSelected: true)
          }, "row \(row)")
    }
    #expect(table.painting(of: 3, columns: columns).last?.text == rule(columns))
  }

  @Test(
    "The board is no wider than 39 characters, and no narrower than 20", arguments: Side.allCases)
  func widths(side: Side) throws {
    let table = side.table(player: try .named("Anna", id: 1, bestScore: 1))
    let texts = [19, 20, 39, 40].map { table.painting(of: 1, columns: $0).map(\.text) }
    #expect(
      texts == [[" ★ ", "Anna", "1 "], ["Anna: 1"], ["Anna: 1"], [" ★ ", "Anna", "1 "]])
  }
}
