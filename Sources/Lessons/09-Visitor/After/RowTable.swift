import PlayerRoster

/// The rows; each operation on them is a visitor.
struct RowTable: LobbyTable {
  let rows: [LobbyRow]

  var rowCount: Int { rows.count }

  func height(of row: Int) -> Int { rows[row].accept(RowHeight()) }
  func tint(of row: Int) -> Tint { rows[row].accept(RowTint()) }
  func text(of row: Int) -> String { rows[row].accept(RowText()) }
  func player(of row: Int) -> Player? { rows[row].accept(RowPlayer()) }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    rows[row].accept(
      RowPainter(
        surface: surface, columns: RowColumns(of: surface.columns), line: line, tint: tint(of: row),
        isSelected: isSelected))
  }
}
