import PlayerRoster

/// Something that stands in the lobby's table. The rows have nothing else in common.
protocol LobbyRow: Sendable {}

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
}

struct HeadingRow: LobbyRow {
  enum Section: Sendable {
    case news
    case players(count: Int)
  }

  let section: Section
}

struct TimelineRow: LobbyRow {
  let entry: TimelineEntry
}

struct PlayerRow: LobbyRow {
  let player: Player
  let isOwn: Bool
}

/// Stands where the players would.
struct HintRow: LobbyRow {}
