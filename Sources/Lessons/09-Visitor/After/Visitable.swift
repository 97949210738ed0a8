/// A row that leads a visitor to the answer for its own type.
public protocol Visitable: LobbyRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer
}

// snippet: accept
extension NoticeRow: Visitable {
  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}
// end: accept

extension HeadingRow: Visitable {
  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension TimelineRow: Visitable {
  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension PlayerRow: Visitable {
  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}

extension HintRow: Visitable {
  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(self) }
}
