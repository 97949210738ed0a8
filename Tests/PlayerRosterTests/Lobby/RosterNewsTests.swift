import Foundation
import Testing

@testable import PlayerRoster

@Suite("News of a roster")
struct RosterNewsTests {
  private static func player(_ id: Int, _ name: String, _ bestScore: Int = 0) throws -> Player {
    try .named(name, id: id, bestScore: bestScore)
  }

  @Test("There is none where nothing changed, and a visit is none")
  func nothing() throws {
    let ben = try Player.named("Ben", id: 2)
    let now = try Player.named("Ben", id: 2, lastVisit: Date(timeIntervalSince1970: 0))
    for (old, new) in [([], []), ([ben], [ben]), ([ben], [now])] {
      #expect(RosterNews.entries(from: old, to: new) == [])
    }
  }

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

  @Test(
    "Tells who came, went, is called otherwise and scored, the latest first", arguments: changes)
  func news(
    old: [(Int, String, Int)], new: [(Int, String, Int)], entries: [TimelineEntry]
  ) throws {
    let (old, new) = (try old.map(Self.player), try new.map(Self.player))
    #expect(RosterNews.entries(from: old, to: new) == entries)
  }
}
