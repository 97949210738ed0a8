import PlayerRoster

@testable import VisitorAfter

// snippet: export
/// A row as fields of a spreadsheet. Made for the tests: no row and no file of the lesson knows it.
struct RowExport: RowVisitor {
  func visit(_ row: NoticeRow) -> [String] { ["notice", row.text] }
  func visit(_ row: HeadingRow) -> [String] { [] }
  func visit(_ row: TimelineRow) -> [String] { ["news", row.accept(RowText())] }
  func visit(_ row: PlayerRow) -> [String] {
    ["player", row.player.nickname.text, "\(row.player.bestScore)"]
  }
  func visit(_ row: HintRow) -> [String] { [] }
}
// end: export
