import PlayerRoster
import Synchronization

/// A table of rows with the heights and the players that a test wants.
struct ListTable: LobbyTable {
  let rows: [(height: Int, player: Player?)]

  var rowCount: Int { rows.count }
  func height(of row: Int) -> Int { rows[row].height }
  func tint(of row: Int) -> Tint { .plain }
  func text(of row: Int) -> String { "" }
  func player(of row: Int) -> Player? { rows[row].player }
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
}

/// Makes tables of a line for each player, and keeps what they were made of.
final class ContentTables: LobbyTabling {
  private let state = Mutex<[LobbyContent]>([])

  var contents: [LobbyContent] { state.withLock { $0 } }

  func table(of content: LobbyContent) -> any LobbyTable {
    state.withLock { $0.append(content) }
    return ListTable(rows: content.players.map { (1, $0) })
  }
}
