import PlayerRoster

/// Something that stands in the lobby's table. The rows have nothing else in common.
protocol LobbyRow: Sendable {
  /// Shows a visitor what type of row this is.
  func accept<V: RowVisitor>(_ visitor: V) -> V.Result
}

struct NoticeRow: LobbyRow {
  let text: String
  let isWarning: Bool
  /// The text as it is painted.
  let lines: [String]

  init(_ notice: Notice) {
    text = notice.text
    isWarning = notice.isWarning
    lines = Wording.lines(of: notice.text)
  }

  func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}

struct HeadingRow: LobbyRow {
  enum Section: Sendable {
    case news
    case players(count: Int)
  }

  let section: Section

  func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}

struct TimelineRow: LobbyRow {
  let entry: TimelineEntry

  func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}

// snippet: player-row
struct PlayerRow: LobbyRow {
  let player: Player
  let isOwn: Bool

  func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}
// end: player-row

/// Stands where the players would.
struct HintRow: LobbyRow {
  func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}
