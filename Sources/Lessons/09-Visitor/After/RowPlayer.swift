import PlayerRoster

/// The player whose details a row opens.
struct RowPlayer: RowVisitor {
  func visit(_ row: NoticeRow) -> Player? { nil }
  func visit(_ row: HeadingRow) -> Player? { nil }
  func visit(_ row: TimelineRow) -> Player? { nil }
  func visit(_ row: PlayerRow) -> Player? { row.player }
  func visit(_ row: HintRow) -> Player? { nil }
}
