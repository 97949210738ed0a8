import PlayerRoster
import Testing
import VisitorGuest

@Suite(
  "An operation from outside",
  .enabled(if: words(for: LobbyContent()) != nil, "It is not tried yet."))
struct GuestTests {
  @Test("Each row of a full lobby is called what it is")
  func full() throws {
    let content = LobbyContent(
      notices: [Notice("Welcome."), Notice("The roster is old.", isWarning: true)],
      timeline: [TimelineEntry("Zoe", .joined)],
      players: [Player(id: 1, nickname: try Nickname("Ada"), bestScore: 30)], own: 1)
    let words = words(for: content)
    #expect(words == ["notice", "notice", "heading", "news", "heading", "player"])
  }

  @Test("Each row of an empty lobby is called what it is")
  func empty() {
    let words = words(for: LobbyContent())
    #expect(words == ["heading", "hint"])
  }
}
