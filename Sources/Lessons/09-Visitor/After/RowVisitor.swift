/// An operation on the rows: an answer for every type of row.
public protocol RowVisitor<Answer> {
  associatedtype Answer

  func visit(_ row: NoticeRow) -> Answer
  func visit(_ row: HeadingRow) -> Answer
  func visit(_ row: TimelineRow) -> Answer
  func visit(_ row: PlayerRow) -> Answer
  func visit(_ row: HintRow) -> Answer
}
