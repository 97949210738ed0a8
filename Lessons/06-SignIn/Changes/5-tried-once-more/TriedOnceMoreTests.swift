import Foundation
import PlayerVisit
import Testing

@Suite("A second try", .timeLimit(.minutes(5)))
@MainActor
struct TriedOnceMoreTests {
  private let trying = News("The connection failed; trying once more …")

  @Test(
    "A connection that fails is tried once more, and the screen says so", arguments: Side.allCases)
  func again(side: Side) async throws {
    let failures: [StubService.Reply] = [
      .failure(.networkConnectionLost), .failure(.timedOut), .foreign,
    ]
    for failure in failures {
      let stub = try StubService(failure, .held)
      let screen = Screen(side, to: stub.service)
      screen.send()
      #expect(screen.news == .sending)
      while stub.requests.count < 2, screen.picture.help == .underWay { await Task.yield() }
      #expect(screen.news == trying && screen.focus == nil && screen.picture.help == .underWay)
      stub.release()
      await screen.answered()
      #expect(screen.news == .welcome("Welcome, CoolMan."))
      #expect(stub.requests.count == 2 && stub.requests[0].bodyText == stub.requests[1].bodyText)
      #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
    }
  }

  @Test(
    "A second try is the last, and the next sign-in begins like the first",
    arguments: Side.allCases)
  func once(side: Side) async throws {
    let stub = try StubService(.failure(.notConnectedToInternet))
    let screen = Screen(side, to: stub.service)
    for number in 1...2 {
      screen.send()
      #expect(screen.news == .sending)
      await screen.answered()
      #expect(screen.news == .alert("There is no network; connect to one and try again."))
      #expect(stub.requests.count == 2 * number)
    }
  }

  @Test("An answer, whatever it is, is no reason for a second try", arguments: Side.allCases)
  func answers(side: Side) async throws {
    for reply in [StubService.Reply.answer(500, ""), .answer(401, ""), .answer(200, "<html>")] {
      let stub = try StubService(reply)
      let screen = Screen(side, to: stub.service)
      await screen.submit()
      #expect(stub.requests.count == 1 && screen.news.tint == .warning)
    }
  }

  @Test("A request that was given up is not tried again", arguments: Side.allCases)
  func givenUp(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    screen.send()
    await stub.nextRequest()
    screen.press(.escape)
    screen.send()
    await stub.nextRequest()
    let seen = screen.seen
    stub.release(.failure(.networkConnectionLost))
    try await stub.settle(side)
    #expect(screen.seen == seen && stub.requests.count == 2)
    stub.release()
    await screen.answered()
    #expect(screen.news == .welcome("Welcome, CoolMan."))
  }
}
