import PlayerRoster
import VisitorAfter

/// A row as fields of a spreadsheet, in a module that sees only what the lesson makes public.
struct RowExport: RowVisitor {
  func visit(_ row: NoticeRow) -> [String] { ["notice", row.text] }
  func visit(_ row: HeadingRow) -> [String] { [] }
  func visit(_ row: TimelineRow) -> [String] { ["news", row.entry.nickname] }
  func visit(_ row: PlayerRow) -> [String] {
    ["player", row.player.nickname.text, "\(row.player.bestScore)"]
  }
  func visit(_ row: HintRow) -> [String] { ["hint"] }
}
