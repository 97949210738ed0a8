import Foundation
import Testing

@testable import PlayerRoster

@Suite("News of a roster")
struct RosterNewsTests {
  /// A roster and the next, each a list of ids, nicknames and best scores, and what is told.
  static let changes: [([(Int, String, Int)], [(Int, String, Int)], [TimelineEntry])] = [
    (
      [(1, "Anna", 0), (2, "Ben", 0)], [(1, "Anna", 0), (3, "Cleo", 0)],
      [TimelineEntry("Cleo", .joined), TimelineEntry("Ben", .left)]
    ),
    // Known by the id under another nickname, also in other letters only.
    (
      [(1, "Anna", 9), (2, "Ben", 0)], [(1, "Zoe", 9), (2, "BEN", 0)],
      [TimelineEntry("Zoe", .renamed(from: "Anna")), TimelineEntry("BEN", .renamed(from: "Ben"))]
    ),
    // Under an old nickname with another id it is somebody else.
    (
      [(2, "Ben", 0)], [(9, "Ben", 0)],
      [TimelineEntry("Ben", .joined), TimelineEntry("Ben", .left)]
    ),
    ([], [], []), ([(1, "Anna", 100)], [(1, "Anna", 100)], []),
    ([(1, "Anna", 100)], [(1, "Anna", 99)], []),
    ([(1, "Anna", 100)], [(1, "Anna", 101)], [TimelineEntry("Anna", .scored(101))]),
    (
      [(1, "Anna", 100)], [(1, "Zoe", 150)],
      [TimelineEntry("Zoe", .scored(150)), TimelineEntry("Zoe", .renamed(from: "Anna"))]
    ),
    (
      [], [(1, "Zoe", 1)],
      [TimelineEntry("Zoe", .scored(1)), TimelineEntry("Zoe", .joined)]
    ),
  ]

  @Test("Tells who came, went, is called otherwise and scored, the latest first, and no visit")
  func news() throws {
    func players(_ rows: [(Int, String, Int)], visit: Date? = nil) throws -> [Player] {
      try rows.map { try .named($1, id: $0, bestScore: $2, lastVisit: visit) }
    }
    for (old, new, entries) in Self.changes {
      let visit = Date(timeIntervalSince1970: 0)
      let (before, after) = (try players(old), try players(new, visit: visit))
      let news = RosterNews.entries(from: before, to: after)
      #expect(news == entries, "from \(old) to \(new)")
    }
  }
}
