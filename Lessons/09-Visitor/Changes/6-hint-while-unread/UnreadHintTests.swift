import PlayerVisit
import Testing

@Suite("A hint while the roster cannot be read")
struct UnreadHintTests {
  private let lines = [
    "There are no players to show.", "Sign in to join the roster.",
    "The roster is read again in a while.",
  ]

  @Test("Beside a warning, the hint has a third line", arguments: Side.allCases)
  func warning(side: Side) {
    let table = side.tables.table(of: .unread)
    let row = table.rowCount - 1
    #expect(table.height(of: row) == 3)
    #expect(table.painting(of: row).filter { $0.columns.lowerBound == 3 }.map(\.text) == lines)
    #expect(table.text(of: row) == lines.joined(separator: " "))
  }

  @Test("Without a warning, the hint has two lines", arguments: Side.allCases)
  func noWarning(side: Side) {
    for notices in [[], [Notice("Welcome.")]] {
      let table = side.table(notices: notices)
      let row = table.rowCount - 1
      #expect(table.height(of: row) == 2)
      #expect(table.text(of: row) == lines.prefix(2).joined(separator: " "))
    }
  }

  @Test("The compact hint keeps its one line beside a warning", arguments: Side.allCases)
  func compact(side: Side) {
    let table = side.tables.compactTable(of: .unread)
    let painting = table.painting(of: table.rowCount - 1)
    #expect(painting.map(\.text) == ["", lines[0]])
  }

  @Test("Players beside a warning need no hint", arguments: Side.allCases)
  func players(side: Side) throws {
    let table = side.table(
      notices: [Notice("The roster is old.", isWarning: true)],
      players: [try .named("Anna", id: 1)])
    #expect(table.rows.map(table.height) == [1, 2, 1])
  }
}
