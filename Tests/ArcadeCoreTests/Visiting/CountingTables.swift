import PlayerRoster
import Synchronization

/// Makes tables that count what they are asked.
final class CountingTables: LobbyTabling {
  private let tables: any LobbyTabling
  private let count = Mutex(0)

  init(_ tables: any LobbyTabling) {
    self.tables = tables
  }

  var calls: Int { count.withLock { $0 } }
  func reset() { count.withLock { $0 = 0 } }
  fileprivate func note() { count.withLock { $0 += 1 } }

  func table(of content: LobbyContent) -> any LobbyTable {
    CountingTable(table: tables.table(of: content), tables: self)
  }
}

private struct CountingTable: LobbyTable {
  let table: any LobbyTable
  let tables: CountingTables

  var rowCount: Int {
    tables.note()
    return table.rowCount
  }

  func height(of row: Int) -> Int {
    tables.note()
    return table.height(of: row)
  }

  func tint(of row: Int) -> Tint {
    tables.note()
    return table.tint(of: row)
  }

  func text(of row: Int) -> String {
    tables.note()
    return table.text(of: row)
  }

  func player(of row: Int) -> Player? {
    tables.note()
    return table.player(of: row)
  }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    tables.note()
    table.paint(row, on: surface, at: line, isSelected: isSelected)
  }
}
