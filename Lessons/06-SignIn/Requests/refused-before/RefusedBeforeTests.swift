import Foundation
import PlayerRoster
import Testing

@Suite("Refused tries", .timeLimit(.minutes(5)))
@MainActor
struct RefusedBeforeTests {
  private let coolman = Account(id: 7, nickname: "CoolMan")

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
        let submitting = screen.submitting()
        await stub.nextRequest()
        let status = number.isMultiple(of: 2) ? 401 : 403
        stub.release(number == refusals ? StubService.welcome : .answer(status, ""))
        await submitting.value
      }
      #expect(screen.status == .welcome(welcome, coolman))
      #expect(screen.log.lines.last == "sign-in: account 7")
    }
  }

  @Test("The welcome tells it to a player without a nickname as well", arguments: Side.allCases)
  func nameless(side: Side) async throws {
    let stub = try StubService(.answer(403, ""), .answer(200, #"{"id":9,"nickname":" "}"#))
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    await screen.signIn.submit()
    let account = Account(id: 9, nickname: " ")
    #expect(screen.status == .welcome("Welcome. 1 try was refused before.", account))
  }

  @Test("Only a refusal counts, and only on this screen", arguments: Side.allCases)
  func counts(side: Side) async throws {
    let stub = try StubService(
      .answer(401, ""), .failure(.timedOut), .answer(402, ""), .answer(404, ""), .answer(500, ""),
      .answer(200, ""), .answer(200, "<html>"), .answer(200, "{}"), StubService.welcome)
    let screen = Screen(side, to: stub.service)
    for _ in 1...8 { await screen.signIn.submit() }
    await screen.signIn.submit()
    #expect(
      screen.status == .welcome("Welcome, CoolMan. 1 try was refused before.", coolman))
    let next = Screen(side, to: stub.service)
    await next.signIn.submit()
    #expect(next.status == .welcome("Welcome, CoolMan.", coolman))
  }
}
