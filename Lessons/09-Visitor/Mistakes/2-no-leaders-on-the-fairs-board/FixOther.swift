import PlayerVisit
import VisitorBefore

/// The tables of the fairs: on a narrow board, the usual one shows its rows in a few words.
public struct LobbyTables: LobbyTabling {
  private let tables = VisitorBefore.LobbyTables()

  public init() {}

  public func table(of content: LobbyContent) -> any LobbyTable {
    BoardTable(table: tables.table(of: content), rows: tables.rows(of: content))
  }

  public func compactTable(of content: LobbyContent) -> any LobbyTable {
    tables.compactTable(of: content)
  }
}

private struct BoardTable: LobbyTable {
  let table: any LobbyTable
  let rows: [LobbyRow]

  var rowCount: Int { table.rowCount }
  func height(of row: Int) -> Int { table.height(of: row) }
  func tint(of row: Int) -> Tint { table.tint(of: row) }
  func text(of row: Int) -> String { table.text(of: row) }
  func player(of row: Int) -> Player? { table.player(of: row) }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    guard (20..<40).contains(surface.columns) else {
      return table.paint(row, on: surface, at: line, isSelected: isSelected)
    }
    let words = boardWords(of: rows[row], columns: surface.columns)
    // A line without words is blank, so that the board does not show through.
    for index in 0..<height(of: row) {
      surface.write(
        index < words.count ? words[index] : "", in: 0..<surface.columns, line: line + index,
        alignment: .leading, tint: tint(of: row), isSelected: isSelected)
    }
  }
}

/// A row in a few words, line by line.
private func boardWords(of row: LobbyRow, columns: Int) -> [String] {
  switch row {
  case .heading(let row):
    return [row.title, String(repeating: "─", count: columns)]
  case .timeline(let row):
    let nickname = row.entry.nickname
    return switch row.entry.news {
    case .joined: ["+ \(nickname)"]
    case .left: ["- \(nickname)"]
    case .renamed(let old): ["\(old) > \(nickname)"]
    case .scored(let score): ["\(nickname): \(score)"]
    }
  case .player(let row):
    return ["\(row.player.nickname): \(row.player.bestScore > 0 ? "\(row.player.bestScore)" : "–")"]
  // snippet: default
  case .hint:
    return ["No players yet."]
  default:
    return []
  // end: default
  }
}
