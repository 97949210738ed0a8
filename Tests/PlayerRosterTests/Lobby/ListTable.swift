import PlayerRoster
import Synchronization

/// A table of rows with the heights and the players that a test wants. Counts what it is asked.
final class ListTable: LobbyTable {
  private let rows: [(height: Int, player: Player?)]
  private let count = Mutex(0)

  init(_ rows: [(height: Int, player: Player?)]) {
    self.rows = rows
  }

  /// Rows with these heights; those below 0 have a player, whose id is the row's number.
  convenience init(heights: Int...) {
    self.init(
      heights.enumerated().map { (abs($1), $1 < 0 ? try? .named("Player \($0)", id: $0) : nil) })
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

/// Makes tables of a line for each player, and keeps what they were made of.
final class ContentTables: LobbyTabling {
  private let state = Mutex<[LobbyContent]>([])

  var contents: [LobbyContent] { state.withLock { $0 } }

  func table(of content: LobbyContent) -> any LobbyTable {
    state.withLock { $0.append(content) }
    return ListTable(content.players.map { (1, $0) })
  }
}

extension LobbyTable where Self == ListTable {
  /// Players with these ids, each on a line, below a header and above a footer.
  static func players(
    _ ids: some Sequence<Player.ID>, header: Int = 0, footer: Int = 0
  ) -> ListTable {
    let players = ids.map { (1, try? Player.named("Player \($0)", id: $0)) }
    let ends: [[(Int, Player?)]] = [header, footer].map { $0 > 0 ? [($0, nil)] : [] }
    return ListTable(ends[0] + players + ends[1])
  }
}
