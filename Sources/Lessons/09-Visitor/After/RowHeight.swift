/// How many lines a row takes.
struct RowHeight: RowVisitor {
  func visit(_ row: NoticeRow) -> Int { row.lines.count }
  func visit(_ row: HeadingRow) -> Int { 2 }
  func visit(_ row: TimelineRow) -> Int { 1 }
  func visit(_ row: PlayerRow) -> Int { 1 }
  func visit(_ row: HintRow) -> Int { 2 }
}
