import Foundation
import PlayerRoster
import Testing

@Suite("A lost connection", .timeLimit(.minutes(5)))
@MainActor
struct LostConnectionTests {
  private let lost = StubService.Reply.failure(.networkConnectionLost)

  @Test("A lost connection is tried once more, and nobody hears of it", arguments: Side.allCases)
  func again(side: Side) async throws {
    let stub = try StubService(lost, StubService.welcome)
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
    let body = #"{"email":"coolman@example.org","password":"shipshape"}"#
    #expect(stub.requests.map(\.bodyText) == [body, body])
  }

  @Test(
    "A connection that is lost again, or fails otherwise, is reported", arguments: Side.allCases)
  func told(side: Side) async throws {
    let endings: [(StubService.Reply, String)] = [
      (lost, "The connection to the account service failed; try again later."),
      (.failure(.timedOut), "The account service did not answer in time; try again later."),
      (
        .answer(401, ""),
        "The e-mail address or the password is wrong; check both and try again."
      ),
    ]
    for (reply, sentence) in endings {
      let stub = try StubService(lost, reply)
      let screen = Screen(side, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .alert(sentence))
      #expect(screen.log.lines.count == 2)
      #expect(stub.requests.count == 2)
    }
  }

  @Test("Each sign-in gets its second try, and no other failure does", arguments: Side.allCases)
  func counts(side: Side) async throws {
    let stub = try StubService(.failure(.timedOut), lost, .answer(500, ""), lost, .answer(404, ""))
    let screen = Screen(side, to: stub.service)
    var counts: [Int] = []
    for _ in 1...3 {
      await screen.signIn.submit()
      counts.append(stub.requests.count)
    }
    #expect(counts == [1, 3, 5])
  }
}
