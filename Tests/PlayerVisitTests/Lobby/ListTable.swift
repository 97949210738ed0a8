import PlayerVisit
import Synchronization

/// A table of rows with chosen heights and players.
struct ListTable: LobbyTable {
  let rows: [(height: Int, player: Player?)]

  var rowCount: Int { rows.count }
  func height(of row: Int) -> Int { rows[row].height }
  func tint(of row: Int) -> Tint { .plain }
  func text(of row: Int) -> String { "" }
  func player(of row: Int) -> Player? { rows[row].player }
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
}

/// Makes tables with a line for each player, and keeps the contents that they show.
final class ContentTables: LobbyTabling {
  private let state = Mutex<[LobbyContent]>([])

  var contents: [LobbyContent] { state.withLock { $0 } }

  func table(of content: LobbyContent) -> any LobbyTable {
    state.withLock { $0.append(content) }
    return ListTable(rows: content.players.map { (1, $0) })
  }
}
