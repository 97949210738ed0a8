import Foundation
import PlayerRoster
import Testing

@Suite("A code for the staff", .timeLimit(.minutes(5)))
@MainActor
struct StaffCodeTests {
  private func telling(_ code: String) -> SignInForm.Status {
    .alert("That failed again; tell the staff the code \(code).")
  }

  nonisolated static let codes: [(StubService.Reply, String)] = [
    (.failure(.timedOut), "N1001"), (.failure(.cannotConnectToHost), "N1004"),
    (.failure(.secureConnectionFailed), "N1200"), (.foreign, "N1011"), (.otherFailure, "N1"),
    (.answer(401, ""), "S401"), (.answer(403, ""), "S403"), (.answer(404, "x"), "S404"),
    (.answer(503, "x"), "S503"), (.answer(200, ""), "A1"), (.answer(200, "<html>"), "A2"),
    (.answer(200, "{}"), "A3"),
  ]

  @Test(
    "An alert names the code from the second failure on, whatever the first one was",
    arguments: Side.allCases)
  func codes(side: Side) async throws {
    for (reply, code) in Self.codes {
      let stub = try StubService(.failure(.notConnectedToInternet), reply)
      let screen = Screen(side, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .alert("There is no network; connect to one and try again."))
      await screen.signIn.submit()
      #expect(screen.status == telling(code))
      screen.signIn.type(password: "other")
      #expect(screen.status == .editing)
      await screen.signIn.submit()
      #expect(screen.status == telling(code))
    }
  }

  @Test("The log tells each failure as before", arguments: Side.allCases)
  func log(side: Side) async throws {
    let stub = try StubService(.answer(500, ""), .answer(200, ""), .failure(.timedOut))
    let screen = Screen(side, to: stub.service)
    for _ in 1...3 { await screen.signIn.submit() }
    #expect(screen.status == telling("N1001"))
    #expect(
      screen.log.lines.filter { !$0.contains("POST") } == [
        "sign-in: failed, status 500", "sign-in: failed, an empty answer",
        "sign-in: failed, error -1001",
      ])
  }

  @Test(
    "An empty field or a cancelled sign-in is no failure, and each screen counts its own",
    arguments: Side.allCases)
  func counts(side: Side) async throws {
    for _ in 1...2 {
      let stub = try StubService(.held, .answer(404, ""))
      let screen = Screen(side, to: stub.service, password: "")
      await screen.signIn.submit()
      await screen.signIn.submit()
      #expect(screen.status == .alert("Type your password."))
      screen.signIn.type(password: "shipshape")
      let submitting = screen.submitting()
      await stub.nextRequest()
      screen.signIn.cancel()
      await submitting.value
      await screen.signIn.submit()
      let sentence = "The account service did not take the sign-in (404); check its address."
      #expect(screen.status == .alert(sentence))
      await screen.signIn.submit()
      #expect(screen.status == telling("S404"))
    }
  }
}
