import Foundation
import Testing

@testable import PlayerRoster

@Suite("News of a roster")
struct RosterNewsTests {
  private let anna: Player
  private let ben: Player
  private let cleo: Player

  init() throws {
    anna = try .named("Anna", id: 1, bestScore: 100)
    ben = try .named("Ben", id: 2)
    cleo = try .named("Cleo", id: 3)
  }

  @Test("There is none where nothing changed")
  func nothing() {
    #expect(RosterNews.entries(from: [anna, ben], to: [anna, ben]) == [])
    #expect(RosterNews.entries(from: [], to: []) == [])
  }

  @Test("Somebody joined, somebody left")
  func joinedAndLeft() {
    #expect(
      RosterNews.entries(from: [anna, ben], to: [anna, cleo]) == [
        TimelineEntry("Cleo", .joined), TimelineEntry("Ben", .left),
      ])
  }

  @Test("Somebody is known by the id under another nickname, also in other letters only")
  func renamed() throws {
    let new = [try Player.named("Zoe", id: 1, bestScore: 100), try Player.named("BEN", id: 2)]
    #expect(
      RosterNews.entries(from: [anna, ben], to: new) == [
        TimelineEntry("Zoe", .renamed(from: "Anna")), TimelineEntry("BEN", .renamed(from: "Ben")),
      ])
  }

  @Test("Somebody with an old nickname and another id is somebody else")
  func sameName() throws {
    let other = try Player.named("Ben", id: 9)
    #expect(
      RosterNews.entries(from: [ben], to: [other]) == [
        TimelineEntry("Ben", .joined), TimelineEntry("Ben", .left),
      ])
  }

  @Test("A better score is news, another that is not better is none", arguments: [99, 100, 101])
  func scored(score: Int) throws {
    let now = try Player.named("Anna", id: 1, bestScore: score)
    #expect(
      RosterNews.entries(from: [anna], to: [now])
        == (score > 100 ? [TimelineEntry("Anna", .scored(score))] : []))
  }

  @Test("Of one player the score comes before the name, and both before the coming")
  func oneAfterTheOther() throws {
    let now = try Player.named("Zoe", id: 1, bestScore: 150)
    #expect(
      RosterNews.entries(from: [anna], to: [now]) == [
        TimelineEntry("Zoe", .scored(150)), TimelineEntry("Zoe", .renamed(from: "Anna")),
      ])
    #expect(
      RosterNews.entries(from: [], to: [now]) == [
        TimelineEntry("Zoe", .scored(150)), TimelineEntry("Zoe", .joined),
      ])
  }

  @Test("A visit is no news")
  func visit() throws {
    let now = try Player.named("Ben", id: 2, lastVisit: Date(timeIntervalSince1970: 0))
    #expect(RosterNews.entries(from: [ben], to: [now]) == [])
  }
}
