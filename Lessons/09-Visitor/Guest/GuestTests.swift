import Foundation
import PlayerRoster
import Testing
import VisitorGuest

@Suite(
  "An operation from outside",
  .enabled(if: words(for: LobbyContent()) != nil, "You have not tried it yet."))
struct GuestTests {
  @Test("Each row of a full lobby gets the word for its type")
  func full() throws {
    let content = LobbyContent(
      notices: [Notice("Welcome."), Notice("The roster is old.", isWarning: true)],
      timeline: [TimelineEntry("Zoe", .joined)],
      players: [Player(id: 1, nickname: try Nickname("Ada"), bestScore: 30)], own: 1)
    let words = words(for: content)
    #expect(words == ["notice", "notice", "heading", "news", "heading", "player"])
  }

  @Test("Each row of an empty lobby gets the word for its type")
  func empty() {
    let words = words(for: LobbyContent())
    #expect(words == ["heading", "hint"])
  }

  /// Whatever the design: where a type is tested, the compiler cannot know that an answer is missing.
  @Test("The guest has no type test and no default, so the compiler demands every answer")
  func typeTests() throws {
    let lines = try guest().split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let test = #/\b(as|is|default|Mirror)\b|type\(of:/#
    let tests = lines.filter { !$0.hasPrefix("//") && $0.contains(test) }
    #expect(tests == [])
  }

  /// The text of `Guest.swift`: the kata's, or the book's if the book runs these tests.
  private func guest() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = ["Guest/Guest.swift", "Sources/VisitorGuest/Guest.swift"].map {
      folder.appending(path: $0)
    }
    let text = files.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
    return try #require(text, "There is no Guest.swift to read.")
  }
}
