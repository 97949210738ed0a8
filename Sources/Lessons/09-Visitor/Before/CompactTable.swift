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
    let columns = RowColumns(of: surface.columns)
    let tint = tint(of: row)

    func write(_ mark: String, _ words: String) {
      for (text, columns) in [(mark, columns.marker), (words, columns.words)]
      where !columns.isEmpty {
        surface.write(
          text, in: columns, line: line, alignment: .leading, tint: tint, isSelected: isSelected)
      }
    }

    switch table.rows[row] {
    case let row as NoticeRow:
      write(row.isWarning ? " ! " : "", row.lines[0])
    case let row as HeadingRow:
      write("", row.title)
    case let row as TimelineRow:
      write(" · ", row.sentence)
    case let row as PlayerRow:
      let score = row.player.bestScore > 0 ? ": \(row.player.bestScore)" : ""
      write(" \(RosterLine.marker) ", row.name + score)
    case is HintRow:
      write("", HintRow.lines[0])
    default:
      break
    }
  }
}
