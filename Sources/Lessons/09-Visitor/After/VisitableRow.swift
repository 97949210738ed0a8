/// A row of one type, which leads a visitor to the answer for that type.
protocol VisitableRow: Sendable {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer
}

// snippet: accept
extension NoticeRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}
// end: accept

extension HeadingRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension TimelineRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension PlayerRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension HintRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}
