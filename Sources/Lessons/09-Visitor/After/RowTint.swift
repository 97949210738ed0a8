import PlayerRoster

/// The colour of a row.
struct RowTint: RowVisitor {
  func visit(_ row: NoticeRow) -> Tint { row.isWarning ? .warning : .accent }
  func visit(_ row: HeadingRow) -> Tint { .accent }
  func visit(_ row: TimelineRow) -> Tint { .quiet }
  func visit(_ row: PlayerRow) -> Tint { row.isOwn ? .own : .plain }
  func visit(_ row: HintRow) -> Tint { .quiet }
}
