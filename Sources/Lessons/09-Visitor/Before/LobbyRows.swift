import PlayerVisit

public struct NoticeRow: LobbyRow {
  public let text: String
  public let isWarning: Bool
  /// The text as the usual table paints it.
  public let lines: [String]

  init(_ notice: Notice) {
    text = notice.text
    isWarning = notice.isWarning
    lines = Wording.lines(of: notice.text)
  }
}

public struct HeadingRow: LobbyRow {
  public enum Section: Sendable {
    case news
    case players(count: Int)
  }

  public let section: Section
}

public struct TimelineRow: LobbyRow {
  public let entry: TimelineEntry
}

public struct PlayerRow: LobbyRow {
  public let player: Player
  public let isOwn: Bool
}

/// Shown if there are no players.
public struct HintRow: LobbyRow {}
