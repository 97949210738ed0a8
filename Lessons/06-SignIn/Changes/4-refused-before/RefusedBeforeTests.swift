import Foundation
import PlayerVisit
import Testing

@Suite("Refused tries", .timeLimit(.minutes(5)))
@MainActor
struct RefusedBeforeTests {
  @Test("The welcome tells a player how often a try was refused", arguments: Side.allCases)
  func told(side: Side) async throws {
    let welcomes = [
      "Welcome, CoolMan.", "Welcome, CoolMan. 1 try was refused before.",
      "Welcome, CoolMan. 2 tries were refused before.",
      "Welcome, CoolMan. 3 tries were refused before.",
    ]
    for (refusals, welcome) in welcomes.enumerated() {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      for number in 0...refusals {
        screen.send()
        await stub.nextRequest()
        let status = number.isMultiple(of: 2) ? 401 : 403
        stub.release(number == refusals ? StubService.welcome : .answer(status, ""))
        await screen.answered()
      }
      #expect(screen.news == .welcome(welcome))
      #expect(screen.log.lines.last == "sign-in: account 7")
    }
  }

  @Test("A player without a nickname is told of refused tries", arguments: Side.allCases)
  func nameless(side: Side) async throws {
    let stub = try StubService(.answer(403, ""), .answer(200, #"{"id":9,"nickname":" "}"#))
    let screen = Screen(side, to: stub.service)
    for _ in 1...2 { await screen.submit() }
    #expect(screen.news == .welcome("Welcome. 1 try was refused before."))
  }

  @Test("Only refusals on this screen are counted", arguments: Side.allCases)
  func counts(side: Side) async throws {
    // A failed connection comes twice, in case it is tried again.
    let stub = try StubService(
      .answer(401, ""), .answer(402, ""), .answer(404, ""), .answer(500, ""), .answer(200, ""),
      .answer(200, "<html>"), .answer(200, "{}"), .failure(.timedOut), .failure(.timedOut),
      StubService.welcome)
    let screen = Screen(side, to: stub.service)
    while screen.signIn.account == nil { await screen.submit() }
    #expect(screen.news == .welcome("Welcome, CoolMan. 1 try was refused before."))
    let next = Screen(side, to: stub.service)
    await next.submit()
    #expect(next.news == .welcome("Welcome, CoolMan."))
  }
}
