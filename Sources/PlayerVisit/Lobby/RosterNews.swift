/// The news between two looks at a roster.
enum RosterNews {
  /// The entries about current players, in the order of the list, then about those who left.
  ///
  /// Ids identify the players. The latest news about a player comes first: a new score before a new
  /// name, and both before joining.
  static func entries(from old: [Player], to new: [Player]) -> [TimelineEntry] {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let staying = Set(new.map(\.id))
    return new.flatMap { entries(from: before[$0.id], to: $0) }
      + old.filter { !staying.contains($0.id) }.map { TimelineEntry($0.nickname.text, .left) }
  }

  private static func entries(from old: Player?, to new: Player) -> [TimelineEntry] {
    var news: [TimelineEntry.News] = []
    if new.bestScore > old?.bestScore ?? 0 {
      news.append(.scored(new.bestScore))
    }
    if let old, old.nickname != new.nickname {
      news.append(.renamed(from: old.nickname.text))
    }
    if old == nil {
      news.append(.joined)
    }
    return news.map { TimelineEntry(new.nickname.text, $0) }
  }
}
