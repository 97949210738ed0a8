/// Something to be done with every type of row, and what comes of it.
protocol RowVisitor<Result> {
  associatedtype Result

  func visit(_ row: NoticeRow) -> Result
  func visit(_ row: HeadingRow) -> Result
  func visit(_ row: TimelineRow) -> Result
  func visit(_ row: PlayerRow) -> Result
  func visit(_ row: HintRow) -> Result
}
