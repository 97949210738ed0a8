import PlayerVisit
import Testing

@Suite("The text of the button", .timeLimit(.minutes(5)))
@MainActor
struct TryAgainTests {
  @Test("The button says “Try again” as long as an alert is shown", arguments: Side.allCases)
  func button(side: Side) async throws {
    let stub = try StubService(.answer(500, ""), .held)
    let screen = Screen(side, to: stub.service)
    await screen.submit()
    var texts = [screen.picture.button]
    screen.press(.next)
    texts.append(screen.picture.button)
    screen.go(to: 0)
    screen.type("x")
    texts.append(screen.picture.button)
    screen.press(.deleteToStart, .next, .enter)
    texts.append(screen.picture.button)
    screen.type("me")
    screen.send()
    texts.append(screen.picture.button)
    #expect(texts == ["Try again", "Try again", "Sign in", "Try again", "Sign in"])
  }
}
