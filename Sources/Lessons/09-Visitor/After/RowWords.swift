import PlayerVisit

// The text of a row, the same in every table.

extension HeadingRow {
  public var title: String {
    switch section {
    case .news: "News"
    case .players(let count): "Players: \(count)"
    }
  }
}

extension TimelineRow {
  public var sentence: String {
    let nickname = entry.nickname
    return switch entry.news {
    case .joined: "\(nickname) joined."
    case .left: "\(nickname) left."
    case .renamed(let old): "\(old) is now called \(nickname)."
    case .scored(let score): "\(nickname) reached a new best of \(score)."
    }
  }
}

extension PlayerRow {
  public var name: String { isOwn ? "\(player.nickname) (you)" : player.nickname.text }
}

extension HintRow {
  public static let lines = [
    "There are no players to show.", "Sign in to join the roster.",
  ]
}
