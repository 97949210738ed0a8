import PlayerRoster
import VisitorBefore

/// The tables of the fair: on a board, the usual one shows its rows as plain lines.
public struct LobbyTables: LobbyTabling {
  private let tables = VisitorBefore.LobbyTables()

  public init() {}

  public func table(of content: LobbyContent) -> any LobbyTable {
    FairTable(table: tables.table(of: content), rows: tables.rows(of: content))
  }

  public func compactTable(of content: LobbyContent) -> any LobbyTable {
    tables.compactTable(of: content)
  }
}

private struct FairTable: LobbyTable {
  let table: any LobbyTable
  let rows: [any LobbyRow]

  var rowCount: Int { table.rowCount }
  func height(of row: Int) -> Int { table.height(of: row) }
  func tint(of row: Int) -> Tint { table.tint(of: row) }
  func text(of row: Int) -> String { table.text(of: row) }
  func player(of row: Int) -> Player? { table.player(of: row) }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    guard (20..<40).contains(surface.columns) else {
      return table.paint(row, on: surface, at: line, isSelected: isSelected)
    }
    for (index, text) in boardLines(of: rows[row]).enumerated() {
      surface.write(
        text, in: 0..<surface.columns, line: line + index, alignment: .leading,
        tint: tint(of: row), isSelected: isSelected)
    }
  }
}

/// The words of a row on the board, line by line.
private func boardLines(of row: any LobbyRow) -> [String] {
  switch row {
  case let row as NoticeRow: row.lines
  case let row as HeadingRow: [row.title, ""]
  case let row as TimelineRow: [row.sentence]
  case let row as PlayerRow: ["\(row.name): \(row.player.bestScore)"]
  default: []
  }
}
