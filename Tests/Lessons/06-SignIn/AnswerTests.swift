import Foundation
import PlayerVisit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The answer to a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct AnswerTests {
  @Test("An answer with an account leads to a welcome", arguments: Side.allCases)
  func welcome(side: Side) async throws {
    let answers = [
      (200, #"{"id":7,"nickname":"CoolMan"}"#, "Welcome, CoolMan.", 7, "CoolMan"),
      (201, #" { "nickname" : "한글 😀", "id" : -1, "more" : [] } "#, "Welcome, 한글 😀.", -1, "한글 😀"),
      (299, #"{"id":8,"nickname":" \u0043 "}"#, "Welcome, C.", 8, " C "),
      (200, #"{"id":9,"nickname":" \n"}"#, "Welcome.", 9, " \n"),
    ]
    for (status, body, welcome, id, nickname) in answers {
      let stub = try StubService(.answer(status, body))
      let screen = Screen(side, to: stub.service)
      await screen.submit()
      #expect(screen.news == .welcome(welcome))
      #expect(screen.signIn.account == Account(id: id, nickname: nickname))
      #expect(screen.log.lines == [stub.logLine, "sign-in: account \(id)"])
    }
  }

  /// A reply without an account, the alert for it, and its line in the log.
  struct Failure: CustomTestStringConvertible {
    let reply: StubService.Reply
    let alert: String
    let log: String
    var testDescription: String { "\(reply)" }
  }

  nonisolated private static func statuses(_ statuses: [Int], _ alert: String) -> [Failure] {
    statuses.map { status in
      Failure(
        reply: .answer(status, #"{"id":7,"nickname":"CoolMan"}"#),
        alert: alert.replacing("STATUS", with: "\(status)"), log: "status \(status)")
    }
  }

  nonisolated private static func bodies(
    _ bodies: [String], _ alert: String, _ log: String
  ) -> [Failure] {
    bodies.map { Failure(reply: .answer(200, $0), alert: alert, log: log) }
  }

  nonisolated private static func errors(
    _ replies: [(StubService.Reply, Int)], _ alert: String
  ) -> [Failure] {
    replies.map { Failure(reply: $0, alert: alert, log: "error \($1)") }
  }

  nonisolated static let failures =
    statuses(
      [401, 403], "The e-mail address or the password is wrong; check both and try again.")
    + statuses([500, 599], "The account service has a fault (STATUS); try again later.")
    + statuses(
      [199, 300, 304, 400, 402, 404, 499, 600],
      "The account service rejected the sign-in (STATUS); check its address.")
    + bodies(
      [""], "The account service sent an empty answer; try again later.", "an empty answer")
    + bodies(
      ["<html>", #"{"id":7,"nickname":"CoolMan""#, #"{"id":7,"nickname":"CoolMan"} x"#, " "],
      "The account service's answer cannot be read; check its address.",
      "an answer that cannot be read")
    + bodies(
      [
        "{}", "7", "null", #"[{"id":7,"nickname":"CoolMan"}]"#, #"{"id":7}"#,
        #"{"nickname":"CoolMan"}"#, #"{"id":"7","nickname":"CoolMan"}"#,
        #"{"id":7,"nickname":8}"#,
        #"{"ID":7,"Nickname":"CoolMan"}"#,
      ],
      "The account service's answer names no account; check its address.",
      "an answer without an account")
    + errors(
      [(.failure(.timedOut), -1001)],
      "The account service did not answer in time; try again later.")
    + errors(
      [(.failure(.cannotFindHost), -1003), (.failure(.dnsLookupFailed), -1006)],
      "The account service was not found; check its address and the network.")
    + errors(
      [(.failure(.cannotConnectToHost), -1004)],
      "The account service refuses connections; try again later.")
    + errors(
      [(.failure(.notConnectedToInternet), -1009)],
      "There is no network; connect to one and try again.")
    + errors(
      [
        (.failure(.networkConnectionLost), -1005), (.failure(.unknown), -1), (.foreign, -1011),
        (.otherFailure, -1),
        // The answer is not HTTP.
        (.failure(.unsupportedURL), -1017),
      ],
      "The connection to the account service failed; check its address, or try again later.")
    + errors(
      [
        (.failure(.serverCertificateUntrusted), -1202),
        (.failure(.serverCertificateHasUnknownRoot), -1203),
        (.failure(.serverCertificateHasBadDate), -1201),
        (.failure(.serverCertificateNotYetValid), -1204),
        // On Linux, only the error's text names this cause.
        (.explained("SSL certificate problem: self-signed certificate"), -1202),
      ],
      "The account service's certificate is not trusted at this address; check both.")
    + errors(
      [(.failure(.badURL), -1000)],
      "The account service's address is not valid; check its host and its port.")
    // On Linux, a session ends as cancelled if the service asks for credentials.
    + errors(
      [(.failure(.userAuthenticationRequired), -1013), (.failure(.cancelled), -1013)],
      "The account service asks for another kind of sign-in; check its address.")

  @Test(
    "An answer without an account is reported in one sentence", arguments: Side.allCases, failures)
  func alert(side: Side, of failure: Failure) async throws {
    let stub = try StubService(failure.reply)
    let screen = Screen(side, to: stub.service)
    await screen.submit()
    #expect(screen.news == .alert(failure.alert) && screen.focus == 1)
    #expect(screen.email == "coolman@example.org" && screen.passwordLength == 9)
    #expect(screen.signIn.account == nil)
    #expect(screen.log.lines == [stub.logLine, "sign-in: failed, \(failure.log)"])
  }

  @Test(
    "An id that is a fraction or too large is reported in one sentence",
    arguments: Side.allCases)
  func numbers(side: Side) async throws {
    for number in ["7.5", "99999999999999999999"] {
      let stub = try StubService(.answer(200, #"{"id":\#(number),"nickname":"CoolMan"}"#))
      let screen = Screen(side, to: stub.service)
      await screen.submit()
      // Decoders differ in whether a number that does not fit is still JSON.
      #expect(
        [
          News.alert("The account service's answer cannot be read; check its address."),
          .alert("The account service's answer names no account; check its address."),
        ].contains(screen.news))
      #expect(screen.signIn.account == nil && screen.log.lines.count == 2)
    }
  }
}
