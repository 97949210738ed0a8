import PlayerRoster

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
