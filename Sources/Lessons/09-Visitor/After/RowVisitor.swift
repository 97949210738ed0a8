/// A question to every type of row, with an answer for each.
public protocol RowVisitor<Answer> {
  associatedtype Answer

  func visit(_ row: NoticeRow) -> Answer
  func visit(_ row: HeadingRow) -> Answer
  func visit(_ row: TimelineRow) -> Answer
  func visit(_ row: PlayerRow) -> Answer
  func visit(_ row: HintRow) -> Answer
}
