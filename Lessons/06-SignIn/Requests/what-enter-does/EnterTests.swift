import PlayerRoster
import Testing

@Suite("What the last line tells", .timeLimit(.minutes(5)))
@MainActor
struct EnterTests {
  private let lines = [
    "Tab ↑↓ move   Enter goes on   Esc leaves", "Tab ↑↓ move   Enter signs in   Esc leaves",
    "Tab ↑↓ move   Enter signs in   Esc leaves",
  ]

  @Test("The last line tells what Enter does where the focus is", arguments: Side.allCases)
  func focus(side: Side) async throws {
    let stub = try StubService(.answer(500, ""), StubService.welcome)
    let screen = Screen(side, to: stub.service)
    for _ in 1...2 {
      for place in 0...2 {
        screen.go(to: place)
        #expect(screen.picture.keys == lines[place])
      }
      screen.send()
      #expect(screen.picture.keys == "Esc cancels")
      await screen.answered()
    }
    #expect(screen.picture.keys == "any key goes on")
  }
}
