import Foundation
import Testing

@testable import PlayerVisit

@Suite("News from a roster")
struct RosterNewsTests {
  private typealias Row = (id: Int, nickname: String, bestScore: Int)

  /// Two successive rosters, and the news.
  private static let changes: [([Row], [Row], KeyValuePairs<String, TimelineEntry.News>)] = [
    (
      [(1, "Anna", 0), (2, "Ben", 0)], [(1, "Anna", 0), (3, "Cleo", 0)],
      ["Cleo": .joined, "Ben": .left]
    ),
    // The id identifies a player with a new nickname, even if only its case is new.
    (
      [(1, "Anna", 9), (2, "Ben", 0)], [(1, "Zoe", 9), (2, "BEN", 0)],
      ["Zoe": .renamed(from: "Anna"), "BEN": .renamed(from: "Ben")]
    ),
    // An old nickname with another id belongs to another player.
    ([(2, "Ben", 0)], [(9, "Ben", 0)], ["Ben": .joined, "Ben": .left]),
    ([], [], [:]), ([(1, "Anna", 100)], [(1, "Anna", 100)], [:]),
    ([(1, "Anna", 100)], [(1, "Anna", 99)], [:]),
    ([(1, "Anna", 100)], [(1, "Anna", 101)], ["Anna": .scored(101)]),
    ([(1, "Anna", 100)], [(1, "Zoe", 150)], ["Zoe": .scored(150), "Zoe": .renamed(from: "Anna")]),
    ([], [(1, "Zoe", 1)], ["Zoe": .scored(1), "Zoe": .joined]),
  ]

  @Test("The news, latest first, covers joining, leaving, renaming and scoring, but not visiting")
  func news() throws {
    func players(_ rows: [Row], visit: Date? = nil) throws -> [Player] {
      try rows.map { try .named($1, id: $0, bestScore: $2, lastVisit: visit) }
    }
    for (old, new, entries) in Self.changes {
      let visit = Date(timeIntervalSince1970: 0)
      let (before, after) = (try players(old), try players(new, visit: visit))
      let news = RosterNews.entries(from: before, to: after)
      #expect(news == entries.map { TimelineEntry($0, $1) }, "from \(old) to \(new)")
    }
  }
}
