import PlayerRoster
import VisitorBefore

/// `RowExport` in the *before* version: a function that asks each row for its type.
func export(_ row: any LobbyRow) -> [String] {
  switch row {
  case let notice as NoticeRow: ["notice", notice.text]
  case let news as TimelineRow: ["news", news.entry.nickname]
  case let row as PlayerRow: ["player", row.player.nickname.text, "\(row.player.bestScore)"]
  case is HintRow: ["hint"]
  default: []
  }
}
