import PlayerRoster
import Testing

@Suite("A window whose table changes")
struct TableWindowChangeTests {
  @Test("Keeps the player who was selected")
  func keeps() throws {
    var window = TableWindow(try .players(1...9), selecting: 5)
    window.show(try .players([9, 5, 1], header: 1))
    #expect(window.selectedID == 5)
    #expect(window.selectedRow == 2)
  }

  @Test("Selects who took the place of a player who is gone, or else the last")
  func nearest() throws {
    var window = TableWindow(try .players(1...9), selecting: 5)
    window.show(try .players([1, 2, 3, 4, 6, 7]))
    #expect(window.selectedID == 6)
    window.show(try .players([1, 2, 3]))
    #expect(window.selectedID == 3)
    window.show(try .players([]))
    #expect(window.selectedID == nil)
    window.show(try .players([4, 2]))
    #expect(window.selectedID == 4)
  }

  @Test("The selected row stays on its line when rows come in above or go")
  func sameLine() throws {
    var window = TableWindow(try .players(10...30), selecting: 20)
    #expect(window.sight(5).last == "10@4")
    window.move(.up)
    #expect(window.sight(5) == ["6@0", "7@1", "8@2", "9@3", "10@4"])
    window.show(try .players(8...30, header: 3))
    #expect(window.selectedRow == 12)
    #expect(window.sight(5) == ["9@0", "10@1", "11@2", "12@3", "13@4"])
    window.show(try .players(15...30))
    #expect(window.selectedRow == 4)
    #expect(window.sight(5) == ["1@0", "2@1", "3@2", "4@3", "5@4"])
  }

  @Test("Who looks at the top sees the rows that come in there")
  func atTheTop() throws {
    var window = TableWindow(try .players(1...9), selecting: 3)
    #expect(window.sight(5).first == "0@0")
    window.show(try .players(1...9, header: 2))
    #expect(window.sight(5) == ["0@0", "1@2", "2@3", "3@4"])
    window.show(try .players(1...9, header: 3))
    #expect(window.sight(5) == ["0@-1", "1@2", "2@3", "3@4"])
  }

  @Test("A table that became shorter is not shown beyond its end")
  func shorter() throws {
    var window = TableWindow(try .players(1...30), selecting: 30)
    _ = window.sight(5)
    window.show(try .players(1...7))
    #expect(window.sight(5) == ["2@0", "3@1", "4@2", "5@3", "6@4"])
    #expect(window.selectedID == 7)
    window.show(ListTable([.init(2)]))
    #expect(window.sight(5) == ["0@0"])
  }

  @Test("A table without players stays where it was scrolled to, as far as it reaches")
  func scrolled() {
    var window = TableWindow(ListTable([.init(9)]))
    _ = window.sight(3)
    window.move(.pageDown)
    window.show(ListTable([.init(8)]))
    #expect(window.sight(3) == ["0@-3"])
    window.show(ListTable([.init(5)]))
    #expect(window.sight(3) == ["0@-2"])
  }

  // MARK: - Ten thousand players

  @Test("Ten thousand players are measured once for each table, and never while it is looked at")
  func manyPlayers() throws {
    let table = try ListTable.players(1...10_000, header: 2)
    var window = TableWindow(table)
    let once = table.questions
    #expect(once == 2 * table.rowCount)
    for move in TableWindow.Move.allCases + [.pageDown, .end, .pageUp, .up] {
      window.move(move)
      #expect(window.visible(height: 20).count <= 20)
    }
    #expect(window.selectedID == 9979)
    window.select(5000)
    #expect(window.visible(height: 20).contains { $0.row == window.selectedRow })
    #expect(table.questions == once)

    let next = try ListTable.players(1...10_001)
    window.show(next)
    #expect(window.selectedID == 5000)
    #expect(next.questions == 2 * next.rowCount)
    #expect(table.questions == once)
  }

  @Test("A frame paints the rows in sight and no others")
  func frame() throws {
    let table = try ListTable.players(1...10_000)
    var window = TableWindow(table, selecting: 7_000)
    let once = table.questions
    let surface = BlankSurface()
    for place in window.visible(height: 20) {
      table.paint(
        place.row, on: surface, at: place.line, isSelected: place.row == window.selectedRow)
    }
    #expect(table.questions - once == 20)
  }
}

private final class BlankSurface: Surface {
  let columns = 80
  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool
  ) {}
}
