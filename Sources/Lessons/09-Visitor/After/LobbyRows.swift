import PlayerVisit

public struct NoticeRow: VisitableRow {
  public let text: String
  public let isWarning: Bool
  /// The text as the usual table paints it.
  public let lines: [String]

  init(_ notice: Notice) {
    text = notice.text
    isWarning = notice.isWarning
    lines = Wording.lines(of: notice.text)
  }

  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(notice: self) }
}

public struct HeadingRow: VisitableRow {
  public enum Section: Sendable {
    case news
    case players(count: Int)
  }

  public let section: Section

  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(heading: self) }
}

public struct TimelineRow: VisitableRow {
  public let entry: TimelineEntry

  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer {
    visitor.visit(timeline: self)
  }
}

public struct PlayerRow: VisitableRow {
  public let player: Player
  public let isOwn: Bool

  // snippet: accept
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(player: self) }
  // end: accept
}

/// Shown if there are no players.
public struct HintRow: VisitableRow {
  func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer { visitor.visit(hint: self) }
}
