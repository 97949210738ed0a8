import PlayerVisit

/// Turns the lobby's plain records into a list of rows, and rows into tables.
public struct LobbyTables: LobbyTabling {
  public init() {}

  public func table(of content: LobbyContent) -> any LobbyTable {
    RowTable(rows: rows(of: content))
  }

  public func compactTable(of content: LobbyContent) -> any LobbyTable {
    CompactTable(table: RowTable(rows: rows(of: content)))
  }

  public func rows(of content: LobbyContent) -> [any LobbyRow] {
    var rows: [any LobbyRow] = content.notices.map(NoticeRow.init)
    if !content.timeline.isEmpty {
      rows.append(HeadingRow(section: .news))
      rows += content.timeline.map(TimelineRow.init)
    }
    rows.append(HeadingRow(section: .players(count: content.players.count)))
    if content.players.isEmpty {
      rows.append(HintRow())
    }
    rows += content.players.map { PlayerRow(player: $0, isOwn: $0.id == content.own) }
    return rows
  }
}
