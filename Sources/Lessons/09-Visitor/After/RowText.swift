import PlayerRoster

/// A row in words.
struct RowText: RowVisitor {
  static let hint = ["There are no players to show.", "Whoever signs in is put on the roster."]

  func visit(_ row: NoticeRow) -> String {
    row.isWarning ? "Warning: \(row.text)" : row.text
  }

  func visit(_ row: HeadingRow) -> String {
    switch row.section {
    case .news: "News"
    case .players(let count): "Players: \(count)"
    }
  }

  func visit(_ row: TimelineRow) -> String {
    let nickname = row.entry.nickname
    return switch row.entry.news {
    case .joined: "\(nickname) joined."
    case .left: "\(nickname) left."
    case .renamed(let old): "\(old) is called \(nickname) now."
    case .scored(let score): "\(nickname) reached a new best of \(score)."
    }
  }

  func visit(_ row: PlayerRow) -> String {
    let score = row.player.bestScore > 0 ? "best score \(row.player.bestScore)" : "no score yet"
    let visit = row.player.lastVisit.map { "last visit \(Wording.day($0))" } ?? "no visit yet"
    return "\(name(in: row)): \(score), \(visit)."
  }

  func visit(_ row: HintRow) -> String {
    RowText.hint.joined(separator: " ")
  }

  func name(in row: PlayerRow) -> String {
    row.isOwn ? "\(row.player.nickname) (you)" : row.player.nickname.text
  }
}
