/// An operation on the rows: an answer for every type of row.
public protocol RowVisitor<Answer> {
  associatedtype Answer

  func visit(notice row: NoticeRow) -> Answer
  func visit(heading row: HeadingRow) -> Answer
  func visit(timeline row: TimelineRow) -> Answer
  func visit(player row: PlayerRow) -> Answer
  func visit(hint row: HintRow) -> Answer
}
