import PlayerRoster
import Synchronization

/// A table of rows with the heights and the players that a test wants. Counts what it is asked.
final class ListTable: LobbyTable {
  struct Row: Sendable {
    let height: Int
    let player: Player?

    init(_ height: Int, _ player: Player? = nil) {
      self.height = height
      self.player = player
    }
  }

  private let rows: [Row]
  private let count = Mutex(0)

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// How many questions were asked about a row.
  var questions: Int { count.withLock { $0 } }

  var rowCount: Int { rows.count }
  func height(of row: Int) -> Int { asked(rows[row].height) }
  func tint(of row: Int) -> Tint { asked(.plain) }
  func text(of row: Int) -> String { asked("") }
  func player(of row: Int) -> Player? { asked(rows[row].player) }
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) { asked(()) }

  private func asked<Answer>(_ answer: Answer) -> Answer {
    count.withLock { $0 += 1 }
    return answer
  }
}

/// Makes tables that name their content, and keeps what they were made of.
final class ContentTables: LobbyTabling {
  private let state = Mutex<[LobbyContent]>([])

  var contents: [LobbyContent] { state.withLock { $0 } }

  func table(of content: LobbyContent) -> any LobbyTable {
    state.withLock { $0.append(content) }
    return ListTable(content.players.map { ListTable.Row(1, $0) })
  }
}

extension LobbyTable where Self == ListTable {
  /// Players with these ids, each on a line, below a header and above a footer.
  static func players(
    _ ids: some Sequence<Player.ID>, header: Int = 0, footer: Int = 0
  ) -> ListTable {
    ListTable(
      (header > 0 ? [ListTable.Row(header)] : []) + ids.map { ListTable.Row(1, .numbered($0)) }
        + (footer > 0 ? [ListTable.Row(footer)] : []))
  }
}

extension TableWindow {
  /// What is to be seen: the rows with their lines and a star at the selected one.
  mutating func sight(_ height: Int) -> String {
    visible(height: height).map { place in
      "\(place.row)@\(place.line)\(place.row == selectedRow ? "*" : "")"
    }.joined(separator: " ")
  }
}
