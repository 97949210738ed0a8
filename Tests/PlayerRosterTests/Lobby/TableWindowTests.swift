import PlayerRoster
import Testing

@Suite("A window on a table")
struct TableWindowTests {
  // MARK: - What is in sight

  @Test("Shows the rows from the top, as many as have a line in it")
  func fromTheTop() throws {
    var window = TableWindow(
      ListTable([.init(2), .init(1, try .named("A", id: 1)), .init(3), .init(1)]))
    #expect(window.sight(3) == ["0@0", "1@2"])
    #expect(window.sight(4) == ["0@0", "1@2", "2@3"])
    #expect(window.sight(6) == ["0@0", "1@2", "2@3"])
    #expect(window.sight(7) == ["0@0", "1@2", "2@3", "3@6"])
    #expect(window.sight(50) == ["0@0", "1@2", "2@3", "3@6"])
  }

  @Test("A row that is cut at the top begins above the window")
  func cutAtTheTop() throws {
    var window = TableWindow(ListTable([.init(3), .init(2, try .named("A", id: 1)), .init(1)]))
    #expect(window.sight(4) == ["0@-1", "1@2"])
    #expect(window.linesAbove == 1)
    #expect(window.linesBelow == 1)
    #expect(window.sight(2) == ["1@0"])
    #expect(window.linesAbove == 3)
  }

  @Test("Scrolls no further than it must to have the selected row in sight")
  func scrolls() throws {
    var window = TableWindow(try .players(1...9))
    #expect(window.sight(3) == ["0@0", "1@1", "2@2"])
    window.move(.down)
    window.move(.down)
    #expect(window.sight(3) == ["0@0", "1@1", "2@2"])
    window.move(.down)
    #expect(window.sight(3) == ["1@0", "2@1", "3@2"])
    window.move(.up)
    window.move(.up)
    #expect(window.sight(3) == ["1@0", "2@1", "3@2"])
    #expect(window.selectedRow == 1)
    window.move(.up)
    #expect(window.sight(3) == ["0@0", "1@1", "2@2"])
  }

  @Test("Never shows what is beyond the end")
  func end() throws {
    var window = TableWindow(try .players(1...9))
    _ = window.sight(4)
    window.move(.end)
    #expect(window.sight(4) == ["5@0", "6@1", "7@2", "8@3"])
    #expect(window.linesBelow == 0)
    window.move(.pageDown)
    window.move(.down)
    #expect(window.sight(4) == ["5@0", "6@1", "7@2", "8@3"])
    #expect(window.sight(6) == ["3@0", "4@1", "5@2", "6@3", "7@4", "8@5"])
    #expect(window.sight(99).count == 9)
    #expect(window.linesAbove == 0)
    #expect(window.linesBelow == 0)
  }

  @Test("A window that becomes smaller keeps the selected row in sight")
  func smaller() throws {
    var window = TableWindow(try .players(1...9), selecting: 6)
    #expect(window.sight(8).first == "0@0")
    #expect(window.sight(3) == ["3@0", "4@1", "5@2"])
    #expect(window.sight(1) == ["5@0"])
  }

  @Test("With the first player comes all that is above, with the last all that is below")
  func headerAndFooter() throws {
    var window = TableWindow(try .players(1...9, header: 2, footer: 2), selecting: 5)
    #expect(window.sight(5) == ["1@0", "2@1", "3@2", "4@3", "5@4"])
    window.move(.home)
    #expect(window.sight(5) == ["0@0", "1@2", "2@3", "3@4"])
    window.move(.end)
    #expect(window.sight(5) == ["7@0", "8@1", "9@2", "10@3"])
    window.move(.up)
    #expect(window.selectedRow == 8)
    #expect(window.sight(5) == ["7@0", "8@1", "9@2", "10@3"])
    window.move(.down)
    window.select(2)
    #expect(window.sight(5) == ["2@0", "3@1", "4@2", "5@3", "6@4"])
  }

  @Test("What does not fit with the first player or the last is reached line by line")
  func highHeader() throws {
    var window = TableWindow(try .players(1...2, header: 4, footer: 4))
    #expect(window.sight(3) == ["0@-2", "1@2"])
    window.move(.up)
    window.move(.up)
    #expect(window.sight(3) == ["0@0"])
    window.move(.up)
    #expect(window.sight(3) == ["0@0"])
    #expect(window.selectedID == 1)
    window.move(.down)
    #expect(window.selectedID == 2)
    #expect(window.sight(3) == ["2@0", "3@1"])
    for _ in 1...3 { window.move(.down) }
    #expect(window.sight(3) == ["3@-1"])
    window.move(.home)
    #expect(window.sight(3) == ["0@-2", "1@2"])
  }

  @Test("A selected row that is higher than the window shows its first lines")
  func highRow() throws {
    var window = TableWindow(
      ListTable([
        .init(1, try .named("A", id: 1)), .init(9, try .named("B", id: 2)),
        .init(1, try .named("C", id: 3)), .init(1, try .named("D", id: 4)),
      ]))
    _ = window.sight(4)
    window.move(.down)
    #expect(window.sight(4) == ["1@0"])
    window.move(.down)
    #expect(window.sight(4) == ["1@-6", "2@3"])
    window.move(.up)
    #expect(window.sight(4) == ["1@0"])
  }

  @Test("No height shows nothing, and changes nothing", arguments: [0, -5])
  func noHeight(height: Int) throws {
    var window = TableWindow(try .players(1...9), selecting: 5)
    let before = window.sight(3)
    #expect(window.sight(height) == [])
    #expect(window.sight(3) == before)
  }

  // MARK: - Moves

  @Test("Begins with the first player, or with the one that is wanted and there")
  func beginning() throws {
    let table = try ListTable.players(1...9, header: 2)
    #expect(TableWindow(table).selectedID == 1)
    #expect(TableWindow(table).selectedRow == 1)
    #expect(TableWindow(table, selecting: 7).selectedID == 7)
    #expect(TableWindow(table, selecting: 77).selectedID == 1)
  }

  @Test("Rows without a player are skipped")
  func skipping() throws {
    var window = TableWindow(
      ListTable([
        .init(1, try .named("A", id: 1)), .init(1), .init(1), .init(1, try .named("B", id: 2)),
      ]))
    window.move(.down)
    #expect(window.selectedRow == 3)
    window.move(.up)
    #expect(window.selectedRow == 0)
  }

  @Test("A page down goes on by the height of the window, selection and sight together")
  func pages() throws {
    var window = TableWindow(try .players(1...20))
    _ = window.sight(5)
    window.move(.down)
    window.move(.pageDown)
    #expect(window.selectedRow == 6)
    #expect(window.sight(5).first == "5@0")
    window.move(.pageDown)
    window.move(.pageUp)
    #expect(window.selectedRow == 6)
    #expect(window.sight(5).first == "5@0")
    for _ in 1...9 { window.move(.pageDown) }
    #expect(window.selectedRow == 19)
    #expect(window.sight(5).first == "15@0")
    for _ in 1...9 { window.move(.pageUp) }
    #expect(window.selectedRow == 0)
    #expect(window.sight(5).first == "0@0")
  }

  @Test("A page counts lines, not rows, and goes on by at least one player")
  func pagesOfLines() throws {
    var window = TableWindow(
      ListTable(try (1...9).map { .init(3, try .named("Player \($0)", id: $0)) }))
    _ = window.sight(7)
    window.move(.pageDown)
    #expect(window.selectedRow == 2)
    _ = window.sight(2)
    window.move(.pageDown)
    #expect(window.selectedRow == 3)
    window.move(.pageUp)
    #expect(window.selectedRow == 2)
  }

  @Test("Home and end go to the first and the last player")
  func homeAndEnd() throws {
    var window = TableWindow(try .players(1...9, header: 1, footer: 1), selecting: 5)
    window.move(.end)
    #expect(window.selectedID == 9)
    window.move(.home)
    #expect(window.selectedID == 1)
  }

  @Test("Selects a player by the id, and stays where there is none such")
  func selects() throws {
    var window = TableWindow(try .players(1...9))
    _ = window.sight(3)
    window.select(8)
    #expect(window.selectedRow == 7)
    #expect(window.sight(3) == ["5@0", "6@1", "7@2"])
    window.select(88)
    #expect(window.selectedRow == 7)
  }

  // MARK: - No players

  @Test("An empty table shows nothing and can be moved in", arguments: TableWindow.Move.allCases)
  func empty(move: TableWindow.Move) {
    var window = TableWindow(ListTable([]))
    #expect(window.sight(5) == [])
    window.move(move)
    #expect(window.sight(5) == [])
    #expect(window.selectedRow == nil)
    #expect(window.selectedID == nil)
    #expect(window.linesAbove == 0)
    #expect(window.linesBelow == 0)
  }

  @Test("Rows without any player are scrolled")
  func noPlayers() {
    var window = TableWindow(ListTable([.init(2), .init(2), .init(2)]))
    #expect(window.sight(3) == ["0@0", "1@2"])
    window.move(.down)
    #expect(window.sight(3) == ["0@-1", "1@1"])
    window.move(.pageDown)
    #expect(window.sight(3) == ["1@-1", "2@1"])
    window.move(.up)
    #expect(window.sight(3) == ["1@0", "2@2"])
    window.move(.pageUp)
    #expect(window.sight(3) == ["0@0", "1@2"])
    window.move(.end)
    #expect(window.sight(3) == ["1@-1", "2@1"])
    window.move(.home)
    #expect(window.sight(3) == ["0@0", "1@2"])
    #expect(window.selectedRow == nil)
  }
}
