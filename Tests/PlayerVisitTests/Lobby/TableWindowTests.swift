import PlayerVisit
import Testing

@Suite("A window on a table")
struct TableWindowTests {
  @Test(
    "A window shows each row that reaches into it, even in part, and counts hidden lines"
  )
  func hidden() {
    let table = ListTable(heights: 3, -2, 1)
    let sights: [String] = [4, 2, 6, 50].map { height in
      var window = TableWindow(table)
      return "\(window.sight(height)) \(window.linesAbove) \(window.linesBelow)"
    }
    #expect(
      sights == [
        "0@-1 1@2* 1 1", "1@0* 3 1", "0@0 1@3* 2@5 0 0", "0@0 1@3* 2@5 0 0",
      ])
  }

  static let walks: [(String, ListTable, selecting: Player.ID?, [Look])] = [
    (
      "The window scrolls no further than it must", .players(1...9), nil,
      [
        Look(3, sees: "0@0* 1@1 2@2"), Look(3, .down, .down, sees: "0@0 1@1 2@2*"),
        Look(3, .down, sees: "1@0 2@1 3@2*"), Look(3, .up, .up, sees: "1@0* 2@1 3@2"),
        Look(3, .up, sees: "0@0* 1@1 2@2"),
      ]
    ),
    (
      "Selecting the first or last player also shows the header or the footer",
      .players(1...9, header: 2, footer: 2), 5,
      [
        Look(5, sees: "1@0 2@1 3@2 4@3 5@4*"), Look(5, .home, sees: "0@0 1@2* 2@3 3@4"),
        Look(5, .end, sees: "7@0 8@1 9@2* 10@3"), Look(5, .up, sees: "7@0 8@1* 9@2 10@3"),
      ]
    ),
    (
      "Lines that do not fit beside the first or last player are reached one by one",
      .players(1...2, header: 4, footer: 4), nil,
      [
        Look(3, sees: "0@-2 1@2*"), Look(3, .up, .up, sees: "0@0"), Look(3, .up, sees: "0@0"),
        Look(3, .down, sees: "2@0* 3@1"), Look(3, .down, .down, .down, sees: "3@-1"),
        Look(3, .home, sees: "0@-2 1@2*"),
      ]
    ),
    (
      "A selected row that is higher than the window shows its first lines",
      ListTable(heights: -1, -9, -1, -1), nil,
      [
        Look(4, sees: "0@0* 1@1"), Look(4, .down, sees: "1@0*"),
        Look(4, .down, sees: "1@-6 2@3*"), Look(4, .up, sees: "1@0*"),
      ]
    ),
    (
      "A page moves the window and the selection by the height of the window",
      .players(1...20), nil,
      [
        Look(5, sees: "0@0* 1@1 2@2 3@3 4@4"),
        Look(5, .down, .pageDown, sees: "5@0 6@1* 7@2 8@3 9@4"),
        Look(5, .pageDown, .pageUp, sees: "5@0 6@1* 7@2 8@3 9@4"),
        Look(5, .pageDown, .pageDown, .pageDown, .pageDown, sees: "15@0 16@1 17@2 18@3 19@4*"),
        Look(5, .pageUp, .pageUp, .pageUp, .pageUp, sees: "0@0* 1@1 2@2 3@3 4@4"),
      ]
    ),
    (
      "A page counts lines, not rows, and moves by at least one player",
      ListTable(heights: -3, -3, -3, -3, -3, -3), nil,
      [
        Look(7, sees: "0@0* 1@3 2@6"), Look(7, .pageDown, sees: "2@0* 3@3 4@6"),
        Look(2, sees: "2@0*"), Look(2, .pageDown, sees: "3@0*"), Look(2, .pageUp, sees: "2@0*"),
      ]
    ),
    (
      "Rows without a player scroll", ListTable(heights: 2, 2, 2), nil,
      [
        Look(3, sees: "0@0 1@2"), Look(3, .down, sees: "0@-1 1@1"),
        Look(3, .pageDown, sees: "1@-1 2@1"), Look(3, .up, sees: "1@0 2@2"),
        Look(3, .pageUp, sees: "0@0 1@2"), Look(3, .end, sees: "1@-1 2@1"),
        Look(6, sees: "0@0 1@2 2@4"), Look(3, .home, sees: "0@0 1@2"),
      ]
    ),
    (
      "The selected row keeps its line when rows above come or go", .players(10...30), 20,
      [
        Look(5, sees: "6@0 7@1 8@2 9@3 10@4*"), Look(5, .up, sees: "6@0 7@1 8@2 9@3* 10@4"),
        Look(5, at: .players(8...30, header: 3), sees: "9@0 10@1 11@2 12@3* 13@4"),
        Look(5, at: .players(15...30), sees: "1@0 2@1 3@2 4@3* 5@4"),
        Look(5, at: ListTable(heights: 2), sees: "0@0"),
      ]
    ),
    (
      "A table without players keeps its scrolled position, as far as it reaches",
      ListTable(heights: 9), nil,
      [
        Look(3, sees: "0@0"), Look(3, .pageDown, sees: "0@-3"),
        Look(3, at: ListTable(heights: 8), sees: "0@-3"),
        Look(3, at: ListTable(heights: 5), sees: "0@-2"),
      ]
    ),
    (
      "A window at the top shows new rows there", .players(1...9), 3,
      [
        Look(5, sees: "0@0 1@1 2@2* 3@3 4@4"),
        Look(5, at: .players(1...9, header: 2), sees: "0@0 1@2 2@3 3@4*"),
        Look(5, at: .players(1...9, header: 3), sees: "0@-1 1@2 2@3 3@4*"),
      ]
    ),
  ]

  @Test("Each move in a table scrolls and selects as a player expects")
  func walk() {
    for (name, table, id, looks) in Self.walks {
      var window = TableWindow(table, selecting: id)
      let sights = looks.map { look in
        if let table = look.table { window.show(table) }
        for move in look.moves { window.move(move) }
        return window.sight(look.height)
      }
      #expect(sights == looks.map(\.sight), "\(name)")
    }
  }

  @Test("A window selects the requested player if the table has them, or else the first player")
  func beginning() {
    let table = ListTable.players(1...9, header: 2)
    let ids: [Player.ID?] = [nil, 7, 77]
    let rows: [Int?] = ids.map { TableWindow(table, selecting: $0).selectedRow }
    #expect(rows == [1, 7, 1])
    let content = LobbyContent(players: Roster.sample.players)
    #expect(ContentTables().compactTable(of: content).rowCount == 10, "The usual table by default.")
    for move in TableWindow.Move.allCases {
      var window = TableWindow(ListTable(rows: []))
      window.move(move)
      #expect(window.sight(5) == "" && window.selectedRow == nil)
      #expect(window.linesAbove == 0 && window.linesBelow == 0)
    }
  }

  @Test("A new table keeps the selected player, or else selects the next player or the last one")
  func keeps() {
    var window = TableWindow(.players(1...9), selecting: 5)
    let tables: [[Player.ID]] = [
      [9, 5, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 6, 7], [1, 2, 3], [], [4, 2],
    ]
    let selected: [Player.ID?] = tables.map { ids in
      window.show(.players(ids, header: 1))
      return window.selectedRow.map { ids[$0 - 1] }
    }
    #expect(selected == [5, 5, 6, 3, nil, 4])
  }
}

/// A few moves in a window, and the view that follows.
struct Look: Sendable {
  let height: Int
  /// A new table, if any.
  let table: ListTable?
  let moves: [TableWindow.Move]
  /// The rows with their lines, and a star at the selected row, such as `0@0 1@2*`.
  let sight: String

  init(
    _ height: Int, at table: ListTable? = nil, _ moves: TableWindow.Move..., sees sight: String
  ) {
    (self.height, self.table, self.moves, self.sight) = (height, table, moves, sight)
  }
}

extension TableWindow {
  /// The view in the notation of a ``Look``.
  fileprivate mutating func sight(_ height: Int) -> String {
    visible(height: height).map { place in
      "\(place.row)@\(place.line)\(place.row == selectedRow ? "*" : "")"
    }.joined(separator: " ")
  }
}

extension ListTable {
  /// Rows with these heights; a negative height gives the row a player with the row's number as id.
  init(heights: Int...) {
    rows = heights.enumerated().map {
      (abs($1), $1 < 0 ? try? .named("Player \($0)", id: $0) : nil)
    }
  }
}

extension LobbyTable where Self == ListTable {
  /// A table of players with these ids, one on each line, between a header and a footer.
  static func players(
    _ ids: some Sequence<Player.ID>, header: Int = 0, footer: Int = 0
  ) -> ListTable {
    let players = ids.map { (1, try? Player.named("Player \($0)", id: $0)) }
    let ends: [[(Int, Player?)]] = [header, footer].map { $0 > 0 ? [($0, nil)] : [] }
    return ListTable(rows: ends[0] + players + ends[1])
  }
}
