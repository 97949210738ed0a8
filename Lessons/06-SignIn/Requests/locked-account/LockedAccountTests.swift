import Foundation
import PlayerRoster
import Testing

@Suite("A locked account", .timeLimit(.minutes(5)))
@MainActor
struct LockedAccountTests {
  private let locked = "This account is locked; ask the staff to open it."
  private let wrong = "The e-mail address or the password is wrong; check both and try again."

  @Test(
    "A locked account is reported, and logged like any refusal", arguments: Side.allCases,
    [#"{"error":"locked"}"#, #" { "since" : 7, "error" : "\u006cocked", "more" : [] } "#])
  func told(side: Side, body: String) async throws {
    let stub = try StubService(.answer(403, body))
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    #expect(
      screen.signIn.form
        == SignInForm(
          email: "coolman@example.org", password: "shipshape", status: .alert(locked)))
    #expect(
      screen.log.lines == [
        "sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: failed, status 403",
      ])
  }

  @Test("An account is called locked only where the service says so", arguments: Side.allCases)
  func onlySo(side: Side) async throws {
    let others: [(StubService.Reply, String)] = [
      (.answer(403, ""), wrong), (.answer(403, "locked"), wrong), (.answer(403, "{}"), wrong),
      (.answer(403, #"{"error":"Locked"}"#), wrong), (.answer(403, #"{"error":"wrong"}"#), wrong),
      (.answer(403, #"{"error":["locked"]}"#), wrong),
      (.answer(401, #"{"error":"locked"}"#), wrong),
      (
        .answer(404, #"{"error":"locked"}"#),
        "The account service did not take the sign-in (404); check its address."
      ),
      (
        .answer(503, #"{"error":"locked"}"#),
        "The account service has a fault (503); try again later."
      ),
      (
        .answer(200, #"{"error":"locked"}"#),
        "The answer of the account service names no account; check its address."
      ),
    ]
    for (reply, sentence) in others + [(.answer(403, #"{"error":"locked"}"#), locked)] {
      let stub = try StubService(reply)
      let screen = Screen(side, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .alert(sentence))
    }
  }
}
