import PlayerRoster
import VisitorAfter

/// The tables of the fair: on a board the usual one shows its rows in a few words.
public struct LobbyTables: LobbyTabling {
  private let tables = VisitorAfter.LobbyTables()

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
    for (index, text) in rows[row].accept(BoardWords(columns: surface.columns)).enumerated() {
      surface.write(
        text, in: 0..<surface.columns, line: line + index, alignment: .leading,
        tint: tint(of: row), isSelected: isSelected)
    }
  }
}

/// A row in a few words, for each of its lines.
private struct BoardWords: RowVisitor {
  let columns: Int

  func visit(_ row: NoticeRow) -> [String] {
    row.lines.enumerated().map { $0 == 0 && row.isWarning ? "! \($1)" : $1 }
  }

  func visit(_ row: HeadingRow) -> [String] {
    [row.title, String(repeating: "─", count: columns)]
  }

  func visit(_ row: TimelineRow) -> [String] {
    let nickname = row.entry.nickname
    return switch row.entry.news {
    case .joined: ["+ \(nickname)"]
    case .left: ["- \(nickname)"]
    case .renamed(let old): ["\(old) > \(nickname)"]
    case .scored(let score): ["\(nickname): \(score)"]
    }
  }

  func visit(_ row: PlayerRow) -> [String] {
    ["\(row.player.nickname): \(row.player.bestScore > 0 ? "\(row.player.bestScore)" : "–")"]
  }

  func visit(_ row: HintRow) -> [String] { ["No players yet.", ""] }
}
