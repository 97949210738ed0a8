import PlayerVisit

/// The rows of another table, each on a single line.
struct CompactTable: LobbyTable {
  let table: RowTable

  var rowCount: Int { table.rowCount }

  func height(of row: Int) -> Int { 1 }
  func tint(of row: Int) -> Tint { table.tint(of: row) }
  func text(of row: Int) -> String { table.text(of: row) }
  func player(of row: Int) -> Player? { table.player(of: row) }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    table.rows[row].accept(
      CompactPainter(
        surface: surface, columns: RowColumns(of: surface.columns), line: line, tint: tint(of: row),
        isSelected: isSelected))
  }
}

/// Paints a row on a single line.
struct CompactPainter: RowVisitor {
  let surface: any Surface
  let columns: RowColumns
  let line: Int
  let tint: Tint
  let isSelected: Bool

  func visit(notice row: NoticeRow) {
    write(row.isWarning ? " ! " : "", row.lines[0])
  }

  func visit(heading row: HeadingRow) {
    write("", row.title)
  }

  func visit(timeline row: TimelineRow) {
    write(" · ", row.sentence)
  }

  func visit(player row: PlayerRow) {
    let score = row.player.bestScore > 0 ? ": \(row.player.bestScore)" : ""
    write(" \(RosterLine.marker) ", row.name + score)
  }

  func visit(hint row: HintRow) {
    write("", HintRow.lines[0])
  }

  private func write(_ mark: String, _ words: String) {
    for (text, columns) in [(mark, columns.marker), (words, columns.words)]
    where !columns.isEmpty {
      surface.write(
        text, in: columns, line: line, alignment: .leading, tint: tint, isSelected: isSelected)
    }
  }
}
