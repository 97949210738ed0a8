/// A row that shows a visitor what type it is.
public protocol Visitable: LobbyRow {
  func accept<V: RowVisitor>(_ visitor: V) -> V.Answer
}

// snippet: accept
extension NoticeRow: Visitable {
  public func accept<V: RowVisitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}
// end: accept

extension HeadingRow: Visitable {
  public func accept<V: RowVisitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}

extension TimelineRow: Visitable {
  public func accept<V: RowVisitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}

extension PlayerRow: Visitable {
  public func accept<V: RowVisitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}

extension HintRow: Visitable {
  public func accept<V: RowVisitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}
