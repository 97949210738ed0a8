/// A row of the lobby. Only a visitor learns its type.
public struct LobbyRow: Sendable {
  private let row: any VisitableRow

  init(_ row: any VisitableRow) { self.row = row }

  public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { row.accept(visitor) }
}

/// A row of one type, which leads a visitor to the answer for that type.
protocol VisitableRow: Sendable {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer
}
