import PlayerRoster
import Testing

@Suite("A window on a table")
struct TableWindowTests {
  private func table(_ rows: (height: Int, hasPlayer: Bool)...) throws -> ListTable {
    ListTable(
      try rows.enumerated().map { index, row in
        .init(row.height, row.hasPlayer ? try .named("Player \(index)", id: index) : nil)
      })
  }

  // MARK: - What is in sight

  @Test("Shows the rows from the top, as many as have a line in it")
  func fromTheTop() throws {
    var window = TableWindow(try table((2, false), (1, true), (3, false), (1, false)))
    #expect(window.sight(3) == "0@0 1@2*")
    #expect(window.sight(4) == "0@0 1@2* 2@3")
    #expect(window.sight(6) == "0@0 1@2* 2@3")
    #expect((window.linesAbove, window.linesBelow) == (0, 1))
    for height in [7, 50] { #expect(window.sight(height) == "0@0 1@2* 2@3 3@6") }
    #expect((window.linesAbove, window.linesBelow) == (0, 0))
  }

  @Test("A row that is cut at the top begins above the window")
  func cutAtTheTop() throws {
    var window = TableWindow(try table((3, false), (2, true), (1, false)))
    #expect(window.sight(4) == "0@-1 1@2*")
    #expect((window.linesAbove, window.linesBelow) == (1, 1))
    #expect(window.sight(2) == "1@0*")
    #expect((window.linesAbove, window.linesBelow) == (3, 1))
  }

  @Test("Scrolls no further than it must to have the selected row in sight")
  func scrolls() throws {
    var window = TableWindow(try .players(1...9))
    #expect(window.sight(3) == "0@0* 1@1 2@2")
    #expect(window.sight(3, after: .down, .down) == "0@0 1@1 2@2*")
    #expect(window.sight(3, after: .down) == "1@0 2@1 3@2*")
    #expect(window.sight(3, after: .up, .up) == "1@0* 2@1 3@2")
    #expect(window.sight(3, after: .up) == "0@0* 1@1 2@2")
  }

  @Test("Never shows what is beyond the end")
  func end() throws {
    var window = TableWindow(try .players(1...9))
    _ = window.sight(4)
    #expect(window.sight(4, after: .end) == "5@0 6@1 7@2 8@3*")
    #expect(window.sight(4, after: .pageDown, .down) == "5@0 6@1 7@2 8@3*")
    #expect(window.sight(6) == "3@0 4@1 5@2 6@3 7@4 8@5*")
    #expect(window.sight(99) == "0@0 1@1 2@2 3@3 4@4 5@5 6@6 7@7 8@8*")
    #expect((window.linesAbove, window.linesBelow) == (0, 0))
  }

  @Test("A window that becomes smaller keeps the selected row in sight")
  func smaller() throws {
    var window = TableWindow(try .players(1...9), selecting: 6)
    #expect(window.sight(8) == "0@0 1@1 2@2 3@3 4@4 5@5* 6@6 7@7")
    #expect(window.sight(3) == "3@0 4@1 5@2*")
    #expect(window.sight(1) == "5@0*")
    for height in [0, -5] { #expect(window.sight(height) == "") }
    #expect(window.sight(1) == "5@0*")
  }

  @Test("With the first player comes all that is above, with the last all that is below")
  func headerAndFooter() throws {
    var window = TableWindow(try .players(1...9, header: 2, footer: 2), selecting: 5)
    #expect(window.sight(5) == "1@0 2@1 3@2 4@3 5@4*")
    #expect(window.sight(5, after: .home) == "0@0 1@2* 2@3 3@4")
    #expect(window.sight(5, after: .end) == "7@0 8@1 9@2* 10@3")
    #expect(window.sight(5, after: .up) == "7@0 8@1* 9@2 10@3")
    window.move(.down)
    window.select(2)
    #expect(window.sight(5) == "2@0* 3@1 4@2 5@3 6@4")
  }

  @Test("What does not fit with the first player or the last is reached line by line")
  func highHeader() throws {
    var window = TableWindow(try .players(1...2, header: 4, footer: 4))
    #expect(window.sight(3) == "0@-2 1@2*")
    #expect(window.sight(3, after: .up, .up) == "0@0")
    #expect(window.sight(3, after: .up) == "0@0")
    #expect(window.selectedID == 1)
    #expect(window.sight(3, after: .down) == "2@0* 3@1")
    #expect(window.sight(3, after: .down, .down, .down) == "3@-1")
    #expect(window.sight(3, after: .home) == "0@-2 1@2*")
  }

  @Test("A selected row that is higher than the window shows its first lines")
  func highRow() throws {
    var window = TableWindow(try table((1, true), (9, true), (1, true), (1, true)))
    _ = window.sight(4)
    #expect(window.sight(4, after: .down) == "1@0*")
    #expect(window.sight(4, after: .down) == "1@-6 2@3*")
    #expect(window.sight(4, after: .up) == "1@0*")
  }

  // MARK: - Moves

  @Test("Begins with the first player, or with the one that is wanted and there")
  func beginning() throws {
    let table = try ListTable.players(1...9, header: 2)
    #expect(TableWindow(table).selectedRow == 1)
    #expect([nil, 7, 77].map { TableWindow(table, selecting: $0).selectedID } == [1, 7, 1])
  }

  @Test("Rows without a player are skipped")
  func skipping() throws {
    var window = TableWindow(try table((1, true), (1, false), (1, false), (1, true)))
    #expect(window.sight(4, after: .down) == "0@0 1@1 2@2 3@3*")
    #expect(window.sight(4, after: .up) == "0@0* 1@1 2@2 3@3")
  }

  @Test("A page down goes on by the height of the window, selection and sight together")
  func pages() throws {
    var window = TableWindow(try .players(1...20))
    _ = window.sight(5)
    #expect(window.sight(5, after: .down, .pageDown) == "5@0 6@1* 7@2 8@3 9@4")
    #expect(window.sight(5, after: .pageDown, .pageUp) == "5@0 6@1* 7@2 8@3 9@4")
    for _ in 1...9 { window.move(.pageDown) }
    #expect(window.sight(5) == "15@0 16@1 17@2 18@3 19@4*")
    for _ in 1...9 { window.move(.pageUp) }
    #expect(window.sight(5) == "0@0* 1@1 2@2 3@3 4@4")
  }

  @Test("A page counts lines, not rows, and goes on by at least one player")
  func pagesOfLines() throws {
    let rows = try (1...9).map { ListTable.Row(3, try .named("Player \($0)", id: $0)) }
    var window = TableWindow(ListTable(rows))
    _ = window.sight(7)
    #expect(window.sight(7, after: .pageDown) == "2@0* 3@3 4@6")
    _ = window.sight(2)
    #expect(window.sight(2, after: .pageDown) == "3@0*")
    #expect(window.sight(2, after: .pageUp) == "2@0*")
  }

  @Test("Selects a player by the id, and stays where there is none such")
  func selects() throws {
    var window = TableWindow(try .players(1...9))
    _ = window.sight(3)
    for id in [8, 88] {
      window.select(id)
      #expect(window.sight(3) == "5@0 6@1 7@2*")
    }
  }

  @Test("An empty table shows nothing and can be moved in", arguments: TableWindow.Move.allCases)
  func empty(move: TableWindow.Move) {
    var window = TableWindow(ListTable([]))
    #expect(window.sight(5, after: move) == "")
    #expect(window.selectedRow == nil && window.selectedID == nil)
    #expect((window.linesAbove, window.linesBelow) == (0, 0))
  }

  @Test("Rows without any player are scrolled")
  func noPlayers() throws {
    var window = TableWindow(try table((2, false), (2, false), (2, false)))
    #expect(window.sight(3) == "0@0 1@2")
    #expect(window.sight(3, after: .down) == "0@-1 1@1")
    #expect(window.sight(3, after: .pageDown) == "1@-1 2@1")
    #expect(window.sight(3, after: .up) == "1@0 2@2")
    #expect(window.sight(3, after: .pageUp) == "0@0 1@2")
    #expect(window.sight(3, after: .end) == "1@-1 2@1")
    #expect(window.sight(3, after: .home) == "0@0 1@2")
  }

  // MARK: - Another table

  @Test("Keeps the player who was selected, or else who took the place, or else the last")
  func keeps() throws {
    var window = TableWindow(try .players(1...9), selecting: 5)
    let tables: [([Player.ID], Player.ID?)] = [
      ([9, 5, 1], 5), ([1, 2, 3, 4, 5, 6, 7, 8, 9], 5), ([1, 2, 3, 4, 6, 7], 6), ([1, 2, 3], 3),
      ([], nil), ([4, 2], 4),
    ]
    for (ids, selected) in tables {
      window.show(try .players(ids, header: 1))
      #expect(window.selectedID == selected)
    }
    #expect(window.selectedRow == 1)
  }

  @Test("The selected row stays on its line when rows come in above or go")
  func sameLine() throws {
    var window = TableWindow(try .players(10...30), selecting: 20)
    _ = window.sight(5)
    #expect(window.sight(5, after: .up) == "6@0 7@1 8@2 9@3* 10@4")
    window.show(try .players(8...30, header: 3))
    #expect(window.sight(5) == "9@0 10@1 11@2 12@3* 13@4")
    window.show(try .players(15...30))
    #expect(window.sight(5) == "1@0 2@1 3@2 4@3* 5@4")
  }

  @Test("Who looks at the top sees the rows that come in there")
  func atTheTop() throws {
    var window = TableWindow(try .players(1...9), selecting: 3)
    _ = window.sight(5)
    window.show(try .players(1...9, header: 2))
    #expect(window.sight(5) == "0@0 1@2 2@3 3@4*")
    window.show(try .players(1...9, header: 3))
    #expect(window.sight(5) == "0@-1 1@2 2@3 3@4*")
  }

  @Test("A table that became shorter is not shown beyond its end")
  func shorter() throws {
    var window = TableWindow(try .players(1...30), selecting: 30)
    _ = window.sight(5)
    window.show(try .players(1...7))
    #expect(window.sight(5) == "2@0 3@1 4@2 5@3 6@4*")
    window.show(try table((2, false)))
    #expect(window.sight(5) == "0@0")
  }

  @Test("A table without players stays where it was scrolled to, as far as it reaches")
  func scrolled() throws {
    var window = TableWindow(try table((9, false)))
    _ = window.sight(3)
    #expect(window.sight(3, after: .pageDown) == "0@-3")
    for (height, sight) in [(8, "0@-3"), (5, "0@-2")] {
      window.show(try table((height, false)))
      #expect(window.sight(3) == sight)
    }
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
    #expect(window.sight(20).contains("*"))
    #expect(table.questions == once)

    let next = try ListTable.players(1...10_001)
    window.show(next)
    #expect(window.selectedID == 5000)
    #expect(next.questions == 2 * next.rowCount)
    #expect(table.questions == once)
  }
}
