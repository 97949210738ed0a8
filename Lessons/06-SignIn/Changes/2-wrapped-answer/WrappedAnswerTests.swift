import Foundation
import PlayerVisit
import Testing

@Suite("An account in an envelope", .timeLimit(.minutes(5)))
@MainActor
struct WrappedAnswerTests {
  private let wrapped = #"{"account":{"id":7,"nickname":"CoolMan"}}"#
  private let coolman = Account(id: 7, nickname: "CoolMan")

  @Test("An account in an envelope is taken, whatever else there is", arguments: Side.allCases)
  func taken(side: Side) async throws {
    let bodies = [
      wrapped,
      #" { "version" : 2, "account" : { "nickname" : "CoolMan", "id" : 7, "more" : [] } } "#,
      #"{"id":8,"nickname":"Old","account":{"id":7,"nickname":"CoolMan"}}"#,
    ]
    for body in bodies {
      let stub = try StubService(.answer(200, body))
      let screen = Screen(side, to: stub.service)
      await screen.submit()
      #expect(screen.news == .welcome("Welcome, CoolMan.") && screen.signIn.account == coolman)
      #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
    }
  }

  @Test("An empty envelope, or one with status 500, gives no account", arguments: Side.allCases)
  func others(side: Side) async throws {
    let noAccount = "The account service's answer names no account; check its address."
    let others: [(StubService.Reply, String)] = [
      (.answer(200, #"{"account":{}}"#), noAccount), (.answer(200, #"{"account":7}"#), noAccount),
      (.answer(200, #"{"account":null}"#), noAccount),
      (.answer(200, #"{"Account":{"id":7,"nickname":"CoolMan"}}"#), noAccount),
      (.answer(500, wrapped), "The account service has a fault (500); try again later."),
    ]
    for (reply, sentence) in others {
      let stub = try StubService(reply)
      let screen = Screen(side, to: stub.service)
      await screen.submit()
      #expect(screen.news == .alert(sentence))
    }
  }
}
